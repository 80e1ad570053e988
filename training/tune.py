"""Tunes an encoder on everything but held-out writers."""
import os

import torch

import losses

# The heads begin from nothing, the layers from what they know of English.
HEAD_RATE = 2e-3


def tune(model, batches, epochs, size, rate, device, loss_of=None, workers=min(12, os.cpu_count())):
    """`loss_of` replaces the usual loss; a student is taught by its teacher as well."""
    batches.plan(epochs, size)
    steps = len(batches)
    of_heads = lambda name: name.startswith(('heads.', 'turn_heads.'))
    layers = [value for name, value in model.named_parameters() if value.requires_grad and not of_heads(name)]
    heads = [value for name, value in model.named_parameters() if of_heads(name)]
    groups = [{'params': layers, 'lr': rate}, {'params': heads, 'lr': HEAD_RATE}]
    optimizer = torch.optim.AdamW(groups, weight_decay=.01)
    warm = lambda step: min(1, step / (.06 * steps + 1)) * max(.01, (steps - step) / steps)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, warm)
    loader = torch.utils.data.DataLoader(batches, batch_size=None, num_workers=workers, prefetch_factor=4 if workers else None)
    model.train()
    total = 0
    for step, batch in enumerate(loader):
        batch = {name: values.to(device) for name, values in batch.items()}
        with torch.autocast(device, dtype=torch.bfloat16, enabled=device == 'cuda'):
            loss = (loss_of or usual_loss)(model, batch)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.)
        optimizer.step()
        schedule.step()
        total += loss.item()
        if (step + 1) % 200 == 0:
            print(f'step {step + 1} of {steps}: {total / 200:.3f}', flush=True)
            total = 0


def usual_loss(model, batch):
    asked, heads = model(batch['asked teacher'])
    beside, _ = model(batch['beside teacher'])
    near = losses.nearness(asked[batch['keyed']].float(), beside.float(), batch['owners'])
    return near + losses.of_heads([head.float() for head in heads], batch)
