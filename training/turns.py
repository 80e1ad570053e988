"""Trains both models to read a turn: its parts, what each does to the order, and what it asks. Other outputs are kept.

    python3 turns.py [--hold-out SET ...]

A message is read after the lines of the order. Three heads at each token tell whether a part begins there, whether it
belongs to something that is wanted or only mentioned ('I write a blog'), and the value it gives the order ('the 800
one', 'three of them'). A fourth tells from a part and the end of a line what happens to the line; a fifth, from a part,
whether it adds something and what it asks. For messages of the older sets only a group of asks is known ('a price or a
total'): any of the group is right.

Distillation keeps both models close to their previous outputs for all other messages, as in refine.py, but they also
learn to find entries asked for in the middle of a conversation. The student also learns the encoder's outputs.
"""
from collections import Counter

import torch
from torch.nn import functional as F

from corpus import lines, read_corpus
from losses import contrastive_loss, distillation_loss
from outputs import read_model, write_model, write_samples
from settings import read_settings, set_seeds
from training_loop import fine_tuned, frozen_copy, train
from turn_data import ASIDE, MEANT, MOST_LINES, MOST_PARTS, VALUES, Turns, is_unsegmented, other_messages, turn_batch
from turn_heads import TurnHeads, soft_loss, token_states, turn_loss, word_dropout
from wordpiece import WordPiece

# The weight of finding entries.
ENTRY_WEIGHT = .5
INPUTS = ('ids', 'ends', 'part_of')


def train_turns(model, heads, batches, name, epochs, size, rate, device, teacher=None):
    before = frozen_copy(model)
    model.turn_heads = heads

    def loss_of(now, batch):
        rest = batch['rest', name]
        with torch.no_grad():
            was = before(rest)
        loss = distillation_loss(now.eval()(rest), was)
        now.train()
        anchors, anchor_heads = now(batch['anchors', name])
        positives, _ = now(batch['positives', name])
        loss = loss + ENTRY_WEIGHT * contrastive_loss(anchors, positives, batch['owners'])
        # Kind 0 is 'entry'.
        entry = torch.zeros(len(anchors), dtype=torch.long, device=device)
        loss = loss + .5 * F.cross_entropy(anchor_heads[0].float(), entry)
        ids, ends, part_of = (batch[key, name] for key in INPUTS)
        outputs = now.turn_heads(token_states(now, word_dropout(ids, part_of)), ends, part_of)
        loss = loss + turn_loss(outputs, batch, *(batch[key, name] for key in ('cuts', 'roles', 'values')))
        if teacher is None:
            return loss
        with torch.no_grad():
            ids, ends, part_of = (batch[key, 'teacher'] for key in INPUTS)
            targets = teacher.turn_heads(token_states(teacher, ids), ends, part_of)
        return loss + soft_loss(outputs, targets, batch)

    train(model, batches, epochs, size, rate, device, loss_of)
    model.eval()


class Report:
    """Counts parts that are read right where it is known where they begin, and messages that are split right."""

    def __init__(self, labels):
        self.labels = labels
        self.right, self.count, self.missed = Counter(), Counter(), Counter()

    def add(self, examples, batch, outputs):
        cuts, roles, values, acts, adds, asks = outputs
        for role, name in ((MEANT, 'meant'), (ASIDE, 'aside')):
            self.add_tokens(f'words {name}', roles, batch['roles'], role)
        for value, name in enumerate(VALUES):
            self.add_tokens(f'value {name}', values, batch['values'], value)
        wrong = ((cuts > 0) != (batch['cuts'] > .5)) & (batch['cuts'] >= 0)
        for i, example in enumerate(examples):
            if not is_unsegmented(example):
                several = 'several' if len(example['parts']) > 1 else 'one'
                self.count[f'split, {several}'] += 1
                self.right[f'split, {several}'] += not bool(wrong[i].any())
            for at, part in enumerate(example['parts'][:MOST_PARTS]):
                if bool((batch['part_of'][i] == at).any()):
                    self.add_part(part, acts[i, at], bool(adds[i, at] > 0), asks[i, at])

    def add_tokens(self, name, logits, labels, label):
        there = labels == label
        self.count[name] += int(there.sum())
        self.right[name] += int((logits.argmax(-1)[there] == label).sum())

    def add_part(self, part, acts, adds, asks):
        if None in part['acts'] or not isinstance(part['ask'], str):
            return
        changes = lambda names: [name if name not in ('none', 'asked') else '' for name in names]
        read = [self.labels['lineActs'][act] for act in acts.argmax(-1).tolist()[:len(part['acts'])]]
        effect = changes(read) == changes(part['acts'][-MOST_LINES:]) and adds == part['add']
        ask = self.labels['asks'][asks.argmax().item()]
        asked = ask == part['ask']
        if not asked:
            self.missed[f"{part['ask']} for {ask}"] += 1
        self.count.update(('effect', 'asked', 'both'))
        self.right.update(effect=effect, asked=asked, both=effect and asked)

    def print(self, title):
        shares = {key: f'{100 * self.right[key] / count:.1f} % of {count}' for key, count in self.count.items() if count}
        print(title, shares, flush=True)
        print('  asks most often missed:', self.missed.most_common(12), flush=True)


def print_report(model, tokenizer, rows, labels, device, title):
    if not rows:
        return
    report = Report(labels)
    for start in range(0, len(rows), 128):
        examples = rows[start:start + 128]
        batch = {key: value.to(device) for key, value in turn_batch(tokenizer, examples).items()}
        ids, ends, part_of = (batch[key] for key in INPUTS)
        with torch.no_grad():
            report.add(examples, batch, model.turn_heads(token_states(model, ids), ends, part_of))
    report.print(title)


def main():
    settings = read_settings('turns')
    device = settings.device
    labels, items, examples = read_corpus(settings.work, settings.excluded)
    turns, asked, shop, small_talk = (lines(settings.work, name) for name in ('turns', 'asked', 'shop', 'small-talk'))
    trained = [turn for turn in turns if turn['writer'] not in settings.excluded]
    asked = [one for one in asked if one['writer'] not in settings.excluded]
    others = other_messages(examples, set(small_talk))
    models, teacher = {}, None
    for name, rate, bits, epochs in fine_tuned(settings):
        set_seeds(settings.seed)
        model, vocabulary = read_model(f'{settings.model}/{name}.bin')
        model, tokenizer = model.to(device), WordPiece(vocabulary, model.positions.num_embeddings)
        tokenizers = {name: tokenizer} if teacher is None else {name: tokenizer, 'teacher': models['encoder'][1]}
        batches = Turns(tokenizers, labels, items, examples, turns=trained, asked=asked, shop=shop, others=others,
                        labels=labels, from_template=settings.from_template)
        model.words.weight.requires_grad_(bits == 8)
        heads = TurnHeads(model.words.weight.shape[1], len(labels['lineActs']), len(labels['asks'])).to(device)
        train_turns(model, heads, batches, name, epochs, settings.batch, rate, device, teacher)
        for writer in sorted(settings.excluded):
            rows = [turn for turn in turns if turn['writer'] == writer]
            print_report(model, tokenizer, rows, labels, device, f'{name}, {writer}, held out:')
        print_report(model, tokenizer, trained, labels, device, f'{name}, training sets:')
        write_model(settings.out, name, model, tokenizer, labels, items, batches.wordings, device, bits)
        models[name] = model, tokenizer
        teacher = model
    write_samples(f'{settings.out}/samples.json', examples, models, device)


if __name__ == '__main__':
    main()
