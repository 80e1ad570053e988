"""Fine-tunes both models on what isn't sold, and keeps their other outputs.

    python3 refine.py [--hold-out SET ...]

Training from scratch would change the outputs for thousands of other messages. Here the models are trained only on refused
businesses, their welcome neighbours, work not offered, off-topic and steering messages; for all others, distillation
keeps them close to their previous outputs.
"""
import random

import numpy as np
import torch
from torch.nn import functional as F

import losses
from corpus import Batches, read_corpus
from measure import encode
from outputs import read_model, write_model, write_samples
from settings import read_settings, set_seeds
from training_loop import fine_tuned, frozen_copy, train
from wordpiece import WordPiece

# The minimum similarity of a refused business to its area, and the maximum of a welcome neighbour to any.
NEAR, FAR = .78, .45


NOT_SOLD = ('refused', 'not-offered', 'off-topic', 'steering')


def is_target(example):
    """Human-written first messages about what isn't sold, or from a welcome business that sounds like it."""
    kind = example.get('kind')
    is_written = example['writer'] not in ('entries', 'rendered')
    return 'before' not in example and is_written and bool(example.get('welcome') or kind in NOT_SOLD)


class Mixed(Batches):
    """A third of each batch are the messages to fine-tune on; the rest are any others."""

    def plan(self, epochs, size):
        targets = [i for i, example in enumerate(self.examples) if is_target(example)]
        rest = [i for i, example in enumerate(self.examples) if not is_target(example)]
        share = size // 3
        self.steps = []
        for _ in range(epochs):
            random.shuffle(rest)
            for start in range(0, len(rest) - size + share + 1, size - share):
                self.steps.append(rest[start:start + size - share] + random.sample(targets, min(share, len(targets))))

    def batch(self, examples):
        encoded = super().batch(examples)
        areas = [key for key in self.numbers if key.startswith('area:')]
        first_keys = [example['keys'][0] if example['keys'] else None for example in examples]
        own = [areas.index(key) if key in areas else -1 for key in first_keys]
        targets = torch.tensor([is_target(example) for example in examples])
        return {**encoded, 'targets': targets, 'area': torch.tensor(own)}


def area_vectors(model, tokenizer, items, wordings, device):
    rows = []
    for item in items:
        if item['key'].startswith('area:'):
            vectors, _ = encode(model, tokenizer, [*item['texts'], *wordings.get(item['key'], [])], device)
            centroid = vectors.mean(0)
            rows.append(centroid / np.linalg.norm(centroid))
    return torch.tensor(np.array(rows), device=device)


def refusal_loss(near, kinds, welcome, right, area):
    """Pushes welcome neighbours away from every area and from 'refused', and refused businesses towards their area."""
    loss = losses.refused_by_mistake(kinds[welcome]) + 4 * F.relu(near[welcome].max(-1).values - FAR).mean()
    loss = loss + F.cross_entropy(kinds[~welcome], right[~welcome], label_smoothing=.02)
    placed = area >= 0
    return loss + 4 * F.relu(NEAR - near[placed].gather(1, area[placed][:, None])[:, 0]).mean()


def refine(model, batches, areas, epochs, size, rate, device):
    before = frozen_copy(model)

    def loss_of(now, batch):
        ids, targets = batch['anchors', 'teacher'], batch['targets']
        with torch.no_grad():
            was, was_heads = before(ids)
        # Distilled without dropout, as the model will be used.
        rest = now.eval()(ids[~targets])
        anchors, heads = now.train()(ids[targets])
        was_rest = was[~targets], [head[~targets] for head in was_heads]
        kept = losses.distillation_loss(rest, was_rest) + 6 * losses.cosine_distance(anchors, was[targets])
        # Wants and follow-ups have nothing to do with what is sold.
        kept = kept + losses.other_heads_distance(heads, [head[targets] for head in was_heads])
        welcome, right, area = (batch[name][targets] for name in ('welcome', 'kinds', 'area'))
        return kept + refusal_loss(anchors.float() @ areas.T, heads[0].float(), welcome, right, area)

    train(model, batches, epochs, size, rate, device, loss_of)


def print_report(model, tokenizer, labels, tests, areas, device, title):
    """How many refused and welcome businesses the kind alone would refuse, and their similarity to an area."""
    for writer in sorted({example['writer'] for example in tests}):
        rows = [example for example in tests if example['writer'] == writer
                and (example.get('welcome') or example.get('kind') == 'refused')]
        if not rows:
            continue
        vectors, heads = encode(model, tokenizer, [row['text'] for row in rows], device)
        kinds = torch.tensor(heads[:, :len(labels['kinds'])]).softmax(-1)[:, losses.REFUSED].numpy()
        near = (torch.tensor(vectors, device=device) @ areas.T).max(-1).values.cpu().numpy()
        welcome = np.array([bool(row.get('welcome')) for row in rows])
        for name, of in (('refused', ~welcome), ('welcome', welcome)):
            refused = f'{100 * (kinds[of] > .5).mean():.1f} % refused'
            print(f'{title} {writer} {name} {of.sum()}: {refused}, similarity {near[of].mean():.2f}', flush=True)


def main():
    settings = read_settings('refine')
    set_seeds(settings.seed)
    device = settings.device
    labels, items, examples = read_corpus(settings.work, settings.excluded)
    tests = [example for example in examples if example['test']]
    models = {}
    for name, rate, bits, epochs in fine_tuned(settings):
        model, vocabulary = read_model(f'{settings.model}/{name}.bin')
        model, tokenizer = model.to(device), WordPiece(vocabulary)
        batches = Mixed({'teacher': tokenizer}, labels, items, examples)
        # Four-bit embeddings can't hold small updates; rounding would lose or distort them.
        model.words.weight.requires_grad_(bits == 8)
        areas = area_vectors(model, tokenizer, items, batches.wordings, device)
        print_report(model, tokenizer, labels, tests, areas, device, f'{name} before')
        refine(model, batches, areas, epochs, settings.batch, rate, device)
        print_report(model, tokenizer, labels, tests, areas, device, f'{name} after')
        write_model(settings.out, name, model, tokenizer, labels, items, batches.wordings, device, bits)
        models[name] = model, tokenizer
    write_samples(f'{settings.out}/samples.json', examples, models, device)


if __name__ == '__main__':
    main()
