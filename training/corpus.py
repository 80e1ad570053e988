"""Reads the output of `prepare.ts`, selects the vocabulary and makes batches."""
import json
import random
from collections import Counter, defaultdict

import torch

from wordpiece import PAD, SPECIALS, WordPiece


def lines(folder, name):
    return [json.loads(line) for line in open(f'{folder}/{name}.jsonl', encoding='utf8')]


def read_corpus(folder, held_out):
    [labels], items, examples = (lines(folder, name) for name in ('labels', 'items', 'examples'))
    for example in examples:
        example['test'] = example['writer'] in held_out
    return labels, items, examples


def published_vocabulary(folder):
    vocabulary = json.load(open(f'{folder}/tokenizer.json', encoding='utf8'))['model']['vocab']
    return [token for token, _ in sorted(vocabulary.items(), key=lambda pair: pair[1])]


def select_vocabulary(folder, texts, most, common):
    """
    The rows of the published vocabulary we keep: specials, letters, tokens in use, and common ones. The published
    order is roughly by frequency; up to `common`, tokens are kept even if no text uses them.
    """
    published = published_vocabulary(folder)
    tokenizer = WordPiece(published)
    used = Counter(index for text in texts for index in tokenizer.tokens(text))
    specials = [published.index(token) for token in SPECIALS]
    is_letter = lambda plain: len(plain) == 1 and plain.isascii()
    letters = [row for row, token in enumerate(published)
               if is_letter(token.removeprefix('##')) and token not in SPECIALS]
    plain = [row for row in range(1_000, min(common, len(published))) if published[row].removeprefix('##').isascii()]
    ranked = [index for index, _ in used.most_common()]
    rows = list(dict.fromkeys([*specials, *letters, *ranked, *plain]))[:most]
    return rows, [published[row] for row in rows]


def misspelt(text):
    """Adds typos to 30 % of messages."""
    if random.random() > .3 or len(text) < 9:
        return text
    for _ in range(random.choice((1, 1, 2, 3))):
        at, roll = random.randrange(len(text) - 2), random.random()
        if roll < .3:
            text = text[:at] + text[at + 1:]
        elif roll < .6:
            text = text[:at] + text[at + 1] + text[at] + text[at + 2:]
        elif roll < .8:
            text = text[:at] + text[at] + text[at:]
        else:
            text = text[:at] + random.choice('abcdefghijklmnopqrstuvwxyz') + text[at + 1:]
    return text


def beginning(text, words=40):
    return ' '.join(text.split()[:words])


def padded(rows):
    longest = max(map(len, rows))
    return torch.tensor([row + [PAD] * (longest - len(row)) for row in rows])


class Batches(torch.utils.data.Dataset):
    """Anchor/positive pairs: messages, each with another text about the same item."""

    def __init__(self, tokenizers, labels, items, examples):
        self.tokenizers = tokenizers
        self.kinds = {kind: i for i, kind in enumerate(labels['kinds'])}
        self.wants = {want: i for i, want in enumerate(labels['wants'])}
        self.items = {item['key']: item for item in items}
        self.numbers = {key: i for i, key in enumerate(self.items)}
        self.examples = [example for example in examples if not example['test']]
        self.steps = []
        self.wordings = defaultdict(list)
        for example in self.examples:
            if len(example['keys']) == 1 and 'before' not in example:
                self.wordings[example['keys'][0]].append(example['text'])

    def positive(self, example):
        key = random.choice(example['keys'])
        item, roll = self.items[key], random.random()
        if roll < .3 and item['answer']:
            return beginning(item['answer'])
        pool = self.wordings[key] if roll < .65 and self.wordings[key] else item['texts']
        return random.choice(pool)

    def before(self, example):
        """The context of a message, sometimes left out; a message that isn't a follow-up may get any."""
        roll = random.random()
        if 'before' in example:
            return example['before'] if roll < .8 else None
        if example.get('leans') is False and roll < .15:
            return random.choice(self.examples)['context']
        return None

    def __len__(self):
        return len(self.steps)

    def __getitem__(self, step):
        """One batch, made by a worker; its random choices depend only on its number."""
        random.seed(step)
        return self.batch([self.examples[i] for i in self.steps[step]])

    def plan(self, epochs, size):
        """The examples of each step. Wordings made from a template count half, follow-ups three times."""
        self.steps = []
        for _ in range(epochs):
            order = [i for i, example in enumerate(self.examples)
                     if example['writer'] not in ('rendered', 'rendered-places') or random.random() < .5]
            order += 2 * [i for i, example in enumerate(self.examples) if 'before' in example]
            random.shuffle(order)
            self.steps += [order[start:start + size] for start in range(0, len(order) - size + 1, size)]

    def batch(self, examples):
        anchors = [(misspelt(example['text']), self.before(example)) for example in examples]
        keyed = [i for i, example in enumerate(examples)
                 if example['keys'] and all(key in self.items for key in example['keys'])]
        positives = [(self.positive(examples[i]), None) for i in keyed]
        owners = torch.zeros(len(keyed), len(self.numbers), dtype=torch.bool)
        for row, i in enumerate(keyed):
            owners[row, [self.numbers[key] for key in examples[i]['keys']]] = True
        wants = torch.full((len(examples), len(self.wants)), -1.)
        for i, example in enumerate(examples):
            if example.get('wants'):
                wants[i] = 0.
                wants[i, [self.wants[want] for want in example['wants']]] = 1.
        leans = [-1. if example.get('leans') is None else float(example['leans']) for example in examples]
        encoded = {}
        for name, tokenizer in self.tokenizers.items():
            encoded['anchors', name] = padded([tokenizer.encode(*pair) for pair in anchors])
            encoded['positives', name] = padded([tokenizer.encode(*pair) for pair in positives])
        return {
            **encoded,
            'keyed': torch.tensor(keyed),
            'owners': owners,
            'kinds': torch.tensor([self.kinds.get(example.get('kind'), -100) for example in examples]),
            'welcome': torch.tensor([bool(example.get('welcome')) for example in examples]),
            'wants': wants,
            'leans': torch.tensor(leans),
        }
