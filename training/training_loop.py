"""The training loop all stages share."""
import copy
import os

import torch

import losses

# Heads are untrained, layers pretrained: different learning rates.
HEAD_RATE = 2e-3


def fine_tuned(settings):
    """Both models, the encoder first: name, learning rate, bits of the word embeddings, epochs."""
    return (('encoder', settings.rate, 8, settings.epochs), ('student', settings.student_rate, 4, settings.student_epochs))


def frozen_copy(model):
    """The model before it is fine-tuned, whose outputs it keeps."""
    before = copy.deepcopy(model).eval()
    for weights in before.parameters():
        weights.requires_grad_(False)
    return before


def train(model, batches, epochs, size, rate, device, loss_of=None, workers=min(12, os.cpu_count())):
    """Trains on everything but held-out writers. `loss_of` replaces the usual loss, for distillation."""
    batches.plan(epochs, size)
    steps = len(batches)
    is_head = lambda name: name.startswith(('heads.', 'turn_heads.'))
    layers = [value for name, value in model.named_parameters() if value.requires_grad and not is_head(name)]
    heads = [value for name, value in model.named_parameters() if is_head(name)]
    groups = [{'params': layers, 'lr': rate}, {'params': heads, 'lr': HEAD_RATE}]
    optimizer = torch.optim.AdamW(groups, weight_decay=.01)
    warm_up = lambda step: min(1, step / (.06 * steps + 1)) * max(.01, (steps - step) / steps)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, warm_up)
    prefetch = 4 if workers else None
    loader = torch.utils.data.DataLoader(batches, batch_size=None, num_workers=workers, prefetch_factor=prefetch)
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
    anchors, heads = model(batch['anchors', 'teacher'])
    positives, _ = model(batch['positives', 'teacher'])
    contrastive = losses.contrastive_loss(anchors[batch['keyed']].float(), positives.float(), batch['owners'])
    return contrastive + losses.head_loss([head.float() for head in heads], batch)
