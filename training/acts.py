"""Teaches both models to read what a message does to an order, and leaves all else as they read it. Run like main.py.

    python3 acts.py --model FOLDER --out FOLDER [--apart WRITER ...] [--epochs 10]

A message is read behind the lines of the order. A head at the end of each line says what becomes of it, another on the message
whether something is added and what is asked. Both models are held to what they said before of every other message, as in
refine.py; the student also learns the encoder's opinion of framed messages.
"""
import argparse
import copy
import random
from collections import Counter

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from corpus import Batches, lines, misspelt, read_corpus
from export import export
from main import write_samples, write_vectors
from order_frames import framed
from refine import moved, read_model
from tune import tune
from wordpiece import CLS, PAD, SEP, WordPiece

FRAMED = 24_000
# How often people's messages are read in an epoch.
REPEATED = 8
MOST_LINES, LINE_PIECES, LONGEST, HEAD = 4, 10, 64, 15


def encode_order(tokenizer, order, text):
    """Ids of a message behind the lines of an order, and where each line ends. `tokenizer.ts` does the same."""
    ids, ends = [CLS, SEP], []
    for line in order[-MOST_LINES:]:
        ids += tokenizer.tokens(line)[:LINE_PIECES]
        ends.append(len(ids))
        ids.append(SEP)
    own, room = tokenizer.tokens(text), LONGEST - len(ids) - 1
    if len(own) > room:
        head = min(HEAD, room // 3)
        own = own[:head] + own[len(own) - (room - head):]
    return [*ids, *own, SEP], ends


class ActHeads(nn.Module):
    def __init__(self, width, acts, asks):
        super().__init__()
        self.line = nn.Linear(2 * width, acts)
        self.message = nn.Linear(width, 1 + asks)

    def forward(self, x, ends, own):
        share = own[..., None].to(x.dtype)
        message = ((x * share).sum(1) / share.sum(1)).float()
        line = torch.gather(x, 1, ends.clamp(min=0)[..., None].expand(-1, -1, x.shape[-1])).float()
        said = self.message(message)
        return self.line(torch.cat([line, message[:, None].expand_as(line)], -1)), said[:, 0], said[:, 1:]


def words_in_order(model, ids):
    """What each word means there: the encoder's layers without its own middle."""
    x = model.norm(model.words(ids) + model.positions.weight[:ids.shape[1]])
    mask = torch.where(ids != PAD, 0., -1e4)[:, None, None, :].to(x.dtype)
    for layer in model.layers:
        x = layer(x, mask)
    return x


class Orders(Batches):
    """Half of a batch are messages in the middle of an order, half are any others, which hold the model where it is."""

    def __init__(self, *parts, orders, shop, held, labels):
        super().__init__(*parts)
        self.orders, self.shop, self.held = orders, shop, held
        self.acts, self.asks = labels['lineActs'], labels['asks']

    def plan(self, epochs, size):
        self.half = size // 2
        steps = epochs * (FRAMED + REPEATED * len(self.orders) + len(self.held) // 3) // self.half
        self.steps = list(range(steps))

    def __getitem__(self, step):
        random.seed(step)
        part = []
        for _ in range(self.half):
            way = random.random()
            if way < .5:
                part.append(framed(self.shop))
            elif way < .75:
                part.append(random.choice(self.orders))
            else:
                part.append(behind_an_order(self.shop, *random.choice(self.held)))
        part = [{**example, 'text': misspelt(example['text'])} for example in part]
        read = {}
        for name, tokenizer in self.tokenizers.items():
            rest = [random.choice(self.examples) for _ in range(self.half)]
            read[f'rest {name}'] = self.ids([tokenizer.encode(misspelt(e['text']), self.before(e)) for e in rest])
            read.update({f'{key} {name}': value for key, value in order_batch(tokenizer, part).items()})
        acts = torch.full((len(part), MOST_LINES), -100)
        for i, example in enumerate(part):
            for at, act in enumerate(example['acts'][-MOST_LINES:]):
                acts[i, at] = self.acts.index(act)
        read['acts'] = acts
        read['asks'] = torch.tensor([self.asks.index(example['ask']) for example in part])
        read['adds'] = torch.tensor([float(example['add']) for example in part])
        return read


def order_batch(tokenizer, part):
    encoded = [encode_order(tokenizer, example['lines'], example['text']) for example in part]
    longest = max(len(ids) for ids, _ in encoded)
    ids = torch.full((len(part), longest), PAD)
    ends = torch.full((len(part), MOST_LINES), -1)
    own = torch.zeros(len(part), longest)
    for i, (row, at) in enumerate(encoded):
        ids[i, :len(row)] = torch.tensor(row)
        ends[i, :len(at)] = torch.tensor(at)
        own[i, at[-1] + 1:len(row)] = 1
    return {'ids': ids, 'ends': ends, 'own': own}


ASKED_BY_KIND = {'entry': 'policy', 'place': 'policy', 'off-topic': 'other', 'steering': 'other', 'refused': 'other', 'not-offered': 'other'}


def other_messages(examples, small_talk):
    """Messages that leave an order alone, and what they ask; those that people wrote in the middle of a talk count most."""
    rows = [e for e in examples if not e['test'] and e.get('kind') in ASKED_BY_KIND and e['writer'] not in ('rendered', 'rendered-places')]
    rows += 4 * [e for e in rows if 'before' in e]
    is_small_talk = lambda e: any(key in small_talk for key in e['keys'])
    return [(e['text'], 'smalltalk' if is_small_talk(e) else ASKED_BY_KIND[e['kind']]) for e in rows]


def behind_an_order(shop, text, ask):
    offers = random.sample(shop, random.choice([1, 1, 2, 3]))
    order = [f"{offer['name']}, {random.choice(offer['packages'])['name']}" for offer in offers]
    return {'lines': order, 'text': text, 'acts': ['none'] * len(order), 'add': False, 'ask': ask}


def teach_acts(model, heads, batches, name, epochs, rate, device, teacher=None):
    before = copy.deepcopy(model).eval()
    for weights in before.parameters():
        weights.requires_grad_(False)
    model.act_heads = heads

    def loss_of(now, batch):
        with torch.no_grad():
            was, was_heads = before(batch[f'rest {name}'])
        rest, rest_heads = now.eval()(batch[f'rest {name}'])
        kept = 60 * moved(rest, was) + 8 * F.kl_div(rest_heads[0].float().log_softmax(-1), was_heads[0].float().softmax(-1), reduction='batchmean')
        kept = kept + F.mse_loss(torch.cat(rest_heads[1:], -1).float(), torch.cat(was_heads[1:], -1).float())
        now.train()
        ids, ends, own = (batch[f'{key} {name}'] for key in ('ids', 'ends', 'own'))
        acts, adds, asks = now.act_heads(words_in_order(now, ids), ends, own)
        loss = kept + 2 * F.cross_entropy(acts.flatten(0, 1), batch['acts'].flatten(), ignore_index=-100)
        loss = loss + F.cross_entropy(asks, batch['asks']) + F.binary_cross_entropy_with_logits(adds, batch['adds'])
        if teacher is None:
            return loss
        with torch.no_grad():
            ids, ends, own = (batch[f'{key} teacher'] for key in ('ids', 'ends', 'own'))
            right = teacher.act_heads(words_in_order(teacher, ids), ends, own)
        known = batch['acts'].flatten() >= 0
        soft = lambda mine, theirs: F.kl_div(mine.log_softmax(-1), theirs.float().softmax(-1), reduction='batchmean')
        return loss + 2 * soft(acts.flatten(0, 1)[known], right[0].flatten(0, 1)[known]) + soft(asks, right[2])

    tune(model, batches, epochs, 384, rate, device, loss_of)
    model.eval()


def tell(model, tokenizer, rows, labels, device, title):
    if not rows:
        return
    right = Counter()
    for start in range(0, len(rows), 128):
        part = rows[start:start + 128]
        batch = {key: value.to(device) for key, value in order_batch(tokenizer, part).items()}
        with torch.no_grad():
            acts, adds, asks = model.act_heads(words_in_order(model, batch['ids']), batch['ends'], batch['own'])
        for example, act, add, ask in zip(part, acts.argmax(-1).tolist(), (adds > 0).tolist(), asks.argmax(-1).tolist()):
            said = [labels['lineActs'][a] for a in act[:len(example['acts'])]]
            changes = lambda these: [a if a not in ('none', 'asked') else '' for a in these]
            state = changes(said) == changes(example['acts']) and add == example['add']
            asked = labels['asks'][ask] == example['ask']
            right.update(state=state, asked=asked, both=state and asked)
    print(title, f'{len(rows)} messages:', {key: f'{100 * value / len(rows):.1f} %' for key, value in right.items()}, flush=True)


def main():
    options = argparse.ArgumentParser()
    options.add_argument('--model', default='model')
    options.add_argument('--out', required=True)
    options.add_argument('--apart', nargs='*', default=[])
    options.add_argument('--epochs', type=int, default=10)
    options.add_argument('--student-epochs', type=int, default=30)
    options = options.parse_args()
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    labels, items, examples = read_corpus(set(options.apart))
    orders = lines('orders')
    shop, small_talk = lines('shop'), set(lines('small-talk'))
    tests = [order for order in orders if order['writer'] in options.apart]
    learnt = [order for order in orders if order['writer'] not in options.apart]
    held = other_messages(examples, small_talk)
    models, teacher = {}, None
    for name, rate, bits, epochs in (('encoder', 1.5e-4, 8, options.epochs), ('student', 1e-3, 4, options.student_epochs)):
        torch.manual_seed(0)
        random.seed(0)
        np.random.seed(0)
        model, vocabulary = read_model(f'{options.model}/{name}.bin')
        model, tokenizer = model.to(device), WordPiece(vocabulary)
        tokenizers = {name: tokenizer} if teacher is None else {name: tokenizer, 'teacher': models['encoder'][1]}
        batches = Orders(tokenizers, labels, items, examples, orders=learnt, shop=shop, held=held, labels=labels)
        model.words.weight.requires_grad_(bits == 8)
        heads = ActHeads(model.words.weight.shape[1], len(labels['lineActs']), len(labels['asks'])).to(device)
        teach_acts(model, heads, batches, name, epochs, rate, device, teacher)
        tell(model, tokenizer, tests, labels, device, f'{name}, writers kept apart')
        tell(model, tokenizer, learnt, labels, device, f'{name}, writers it learnt from')
        write_vectors(model, tokenizer, items, batches.wordings, device, f'{options.out}/{name}-vectors.bin')
        export(model.eval(), vocabulary, labels, f'{options.out}/{name}.bin', word_bits=bits)
        models[name] = model, tokenizer
        teacher = model
    write_samples(f'{options.out}/samples.json', examples, models, device)


if __name__ == '__main__':
    main()
