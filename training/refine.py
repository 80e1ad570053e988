"""Teaches both models once more what is not to be sold, and leaves all else as they read it.

    python3 refine.py [--apart SET ...]

A training from the beginning reads thousands of other messages a little differently. Here each model is held to what it said
before of every other message, and learns from refused businesses, their welcome neighbours, work not offered, off-topic and
steering messages alone.
"""
import copy
import json
import random

import numpy as np
import torch
from torch.nn import functional as F

import losses
from bert import Encoder
from corpus import Batches, read_corpus
from export import export
from main import write_samples, write_vectors
from measure import encode
from settings import read_settings, set_seeds
from tune import tune
from wordpiece import WordPiece

# How near a business that is turned away has to come to its area, and how far a neighbour stays from all.
NEAR, FAR = .78, .45


def read_model(path):
    """What `export` wrote, as a model again, with its vocabulary."""
    data = open(path, 'rb').read()
    length = int.from_bytes(data[:4], 'little')
    head = json.loads(data[4:4 + length])
    start, values = 4 + length, {}
    for tensor in head['tensors']:
        shape, at = tensor['shape'], start + tensor['at']
        if tensor['bits'] == 32:
            values[tensor['name']] = np.frombuffer(data, np.float32, int(np.prod(shape)), at).reshape(shape)
            continue
        height, width = shape
        scale = np.frombuffer(data, np.float32, height, at)
        if tensor['bits'] == 8:
            rows = np.frombuffer(data, np.int8, height * width, at + 4 * height).reshape(shape).astype(np.float32)
        else:
            packed = np.frombuffer(data, np.uint8, height * width // 2, at + 4 * height).reshape(height, width // 2)
            rows = np.stack([packed & 15, packed >> 4], -1).reshape(shape).astype(np.float32) - 8
        values[tensor['name']] = rows * scale[:, None]
    labels = head['labels']
    vocabulary = head['vocabulary'].split('\n')
    width = values['words'].shape[1]
    model = Encoder(len(vocabulary), width, head['layers'], head['heads'], values['0.widen.weight'].shape[0],
                    len(labels['kinds']), len(labels['wants']), longest=values['positions'].shape[0])
    renamed = {}
    for name, value in values.items():
        if name.startswith('turns.'):
            continue
        if name in ('words', 'positions'):
            name = f'{name}.weight'
        elif name[0].isdigit():
            name = f'layers.{name}'
        renamed[name] = torch.tensor(np.array(value))
    model.load_state_dict(renamed)
    return model, vocabulary


NOT_SOLD = ('refused', 'not-offered', 'off-topic', 'steering')


def is_taught(example):
    """By a writer's hand, said first: what is not to be sold, or a welcome business that only sounds like it."""
    kind = example.get('kind')
    return 'before' not in example and example['writer'] not in ('entries', 'rendered') and bool(example.get('welcome') or kind in NOT_SOLD)


class Mixed(Batches):
    """Of each batch a third is taught; the rest is anything else."""

    def plan(self, epochs, size):
        taught = [i for i, example in enumerate(self.examples) if is_taught(example)]
        rest = [i for i, example in enumerate(self.examples) if not is_taught(example)]
        share = size // 3
        self.steps = []
        for _ in range(epochs):
            random.shuffle(rest)
            for start in range(0, len(rest) - size + share + 1, size - share):
                self.steps.append(rest[start:start + size - share] + random.sample(taught, min(share, len(taught))))

    def batch(self, part):
        read = super().batch(part)
        areas = [key for key in self.numbers if key.startswith('area:')]
        own = [areas.index(example['keys'][0]) if example['keys'] and example['keys'][0] in areas else -1 for example in part]
        return {**read, 'taught': torch.tensor([is_taught(example) for example in part]), 'area': torch.tensor(own)}


def area_vectors(model, tokenizer, items, wordings, device):
    rows = []
    for item in items:
        if item['key'].startswith('area:'):
            vectors, _ = encode(model, tokenizer, [*item['texts'], *wordings.get(item['key'], [])], device)
            middle = vectors.mean(0)
            rows.append(middle / np.linalg.norm(middle))
    return torch.tensor(np.array(rows), device=device)


def moved(now, before):
    return (1 - (now.float() * before.float()).sum(-1)).mean()


def learnt(near, kinds, welcome, right, area):
    """Neighbours are not refused and stay away from every area; those refused come near to their own."""
    loss = losses.refused_by_mistake(kinds[welcome]) + 4 * F.relu(near[welcome].max(-1).values - FAR).mean()
    loss = loss + F.cross_entropy(kinds[~welcome], right[~welcome], label_smoothing=.02)
    placed = area >= 0
    return loss + 4 * F.relu(NEAR - near[placed].gather(1, area[placed][:, None])[:, 0]).mean()


def refine(model, batches, areas, epochs, size, rate, device):
    before = copy.deepcopy(model).eval()
    for weights in before.parameters():
        weights.requires_grad_(False)

    def loss_of(now, batch):
        ids, taught = batch['asked teacher'], batch['taught']
        with torch.no_grad():
            was, was_heads = before(ids)
        # What is to stay is compared as it will be read, without the noise that keeps from learning by heart.
        rest, rest_heads = now.eval()(ids[~taught])
        asked, heads = now.train()(ids[taught])
        kinds = heads[0].float()
        kept = 60 * moved(rest, was[~taught]) + 6 * moved(asked, was[taught])
        kept = kept + 8 * F.kl_div(rest_heads[0].float().log_softmax(-1), was_heads[0].float()[~taught].softmax(-1), reduction='batchmean')
        # What they want and whether they lean is no matter of what is sold.
        for said, of in ((rest_heads, ~taught), (heads, taught)):
            kept = kept + F.mse_loss(torch.cat(said[1:], -1).float(), torch.cat(was_heads[1:], -1).float()[of])
        return kept + learnt(asked.float() @ areas.T, kinds, batch['welcome'][taught], batch['kinds'][taught], batch['area'][taught])

    tune(model, batches, epochs, size, rate, device, loss_of)


def tell(model, tokenizer, labels, tests, areas, device, title):
    """How many on both sides of the line are turned away by the kind alone, and how near they come."""
    for writer in sorted({example['writer'] for example in tests}):
        rows = [example for example in tests if example['writer'] == writer and (example.get('welcome') or example.get('kind') == 'refused')]
        if not rows:
            continue
        vectors, heads = encode(model, tokenizer, [row['text'] for row in rows], device)
        kinds = torch.tensor(heads[:, :len(labels['kinds'])]).softmax(-1)[:, losses.REFUSED].numpy()
        near = (torch.tensor(vectors, device=device) @ areas.T).max(-1).values.cpu().numpy()
        for name, of in (('refused', [not row.get('welcome') for row in rows]), ('welcome', [bool(row.get('welcome')) for row in rows])):
            of = np.array(of)
            print(f'{title} {writer} {name} {of.sum()}: likely {100 * (kinds[of] > .5).mean():.1f} %, near {near[of].mean():.2f}', flush=True)


def main():
    settings = read_settings('refine')
    set_seeds(settings.seed)
    device = settings.device
    labels, items, examples = read_corpus(settings.work, settings.apart)
    tests = [example for example in examples if example['test']]
    models = {}
    for name, rate, bits, epochs in (('encoder', settings.rate, 8, settings.epochs), ('student', settings.student_rate, 4, settings.student_epochs)):
        model, vocabulary = read_model(f'{settings.model}/{name}.bin')
        model, tokenizer = model.to(device), WordPiece(vocabulary)
        batches = Mixed({'teacher': tokenizer}, labels, items, examples)
        # Words of four bits have no room for small steps: they would be rounded away, or to something else.
        model.words.weight.requires_grad_(bits == 8)
        areas = area_vectors(model, tokenizer, items, batches.wordings, device)
        tell(model, tokenizer, labels, tests, areas, device, f'{name} before')
        refine(model, batches, areas, epochs, settings.batch, rate, device)
        tell(model, tokenizer, labels, tests, areas, device, f'{name} after')
        write_vectors(model, tokenizer, items, batches.wordings, device, f'{settings.out}/{name}-vectors.bin')
        export(model.eval(), vocabulary, labels, f'{settings.out}/{name}.bin', word_bits=bits)
        models[name] = model, tokenizer
    write_samples(f'{settings.out}/samples.json', examples, models, device)


if __name__ == '__main__':
    main()
