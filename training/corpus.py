"""Reads what `prepare.ts` wrote, keeps the part of the vocabulary we use and makes batches of it."""
import json
import random
from collections import Counter, defaultdict

import torch

from wordpiece import CLS, PAD, SEP, SPECIALS, UNK, WordPiece


def lines(folder, name):
    return [json.loads(line) for line in open(f'{folder}/{name}.jsonl', encoding='utf8')]


def read_corpus(folder, kept_apart):
    [labels], items, examples = (lines(folder, name) for name in ('labels', 'items', 'examples'))
    for example in examples:
        example['test'] = example['writer'] in kept_apart
    return labels, items, examples


def published_vocabulary(folder):
    vocabulary = json.load(open(f'{folder}/tokenizer.json', encoding='utf8'))['model']['vocab']
    return [token for token, _ in sorted(vocabulary.items(), key=lambda pair: pair[1])]


def kept_rows(folder, texts, most, common):
    """
    Which rows of the published vocabulary we keep: specials, letters, everyday words, and whatever the texts use. It is ordered
    by how common a token is: the `common` ones stay though nobody typed them yet.
    """
    published = published_vocabulary(folder)
    tokenizer = WordPiece(published)
    used = Counter(index for text in texts for index in tokenizer.tokens(text))
    specials = [published.index(token) for token in SPECIALS]
    letters = [i for i, token in enumerate(published) if len(token.removeprefix('##')) == 1 and token.removeprefix('##').isascii() and token not in SPECIALS]
    plain = [i for i in range(1_000, min(common, len(published))) if published[i].removeprefix('##').isascii()]
    ranked = [index for index, _ in used.most_common()]
    rows = list(dict.fromkeys([*specials, *letters, *ranked, *plain]))[:most]
    return rows, [published[row] for row in rows]


def misspelt(text):
    """Slips of a hurried hand, in three messages of ten."""
    if random.random() > .3 or len(text) < 9:
        return text
    for _ in range(random.choice((1, 1, 2, 3))):
        at, way = random.randrange(len(text) - 2), random.random()
        if way < .3:
            text = text[:at] + text[at + 1:]
        elif way < .6:
            text = text[:at] + text[at + 1] + text[at] + text[at + 2:]
        elif way < .8:
            text = text[:at] + text[at] + text[at:]
        else:
            text = text[:at] + random.choice('abcdefghijklmnopqrstuvwxyz') + text[at + 1:]
    return text


def beginning(text, words=40):
    return ' '.join(text.split()[:words])


class Batches(torch.utils.data.Dataset):
    """Messages with another text about the same thing beside each."""

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

    def other_text(self, example):
        key = random.choice(example['keys'])
        item, way = self.items[key], random.random()
        if way < .3 and item['answer']:
            return beginning(item['answer'])
        pool = self.wordings[key] if way < .65 and self.wordings[key] else item['texts']
        return random.choice(pool)

    def before(self, example):
        """What was said before, left out now and then; a message that leans on nothing may stand behind anything."""
        way = random.random()
        if 'before' in example:
            return example['before'] if way < .8 else None
        if example.get('leans') is False and way < .15:
            return random.choice(self.examples)['context']
        return None

    def ids(self, rows):
        longest = max(map(len, rows))
        return torch.tensor([row + [PAD] * (longest - len(row)) for row in rows])

    def __len__(self):
        return len(self.steps)

    def __getitem__(self, step):
        """One batch, made by a worker: what it draws depends on its number alone."""
        random.seed(step)
        return self.batch([self.examples[i] for i in self.steps[step]])

    def plan(self, epochs, size):
        """Which examples each step reads; wordings made from a frame are read half as often, talks three times."""
        self.steps = []
        for _ in range(epochs):
            order = [i for i, e in enumerate(self.examples) if e['writer'] not in ('rendered', 'rendered-places') or random.random() < .5]
            order += 2 * [i for i, e in enumerate(self.examples) if 'before' in e]
            random.shuffle(order)
            self.steps += [order[start:start + size] for start in range(0, len(order) - size + 1, size)]

    def batch(self, part):
        asked = []
        for example in part:
            asked.append((misspelt(example['text']), self.before(example)))
        keyed = [i for i, example in enumerate(part) if example['keys'] and all(key in self.items for key in example['keys'])]
        beside = [(self.other_text(part[i]), None) for i in keyed]
        owners = torch.zeros(len(keyed), len(self.numbers), dtype=torch.bool)
        for row, i in enumerate(keyed):
            owners[row, [self.numbers[key] for key in part[i]['keys']]] = True
        wanted = torch.full((len(part), len(self.wants)), -1.)
        for i, example in enumerate(part):
            if example.get('wants'):
                wanted[i] = 0.
                wanted[i, [self.wants[want] for want in example['wants']]] = 1.
        read = {}
        for name, tokenizer in self.tokenizers.items():
            read[f'asked {name}'] = self.ids([tokenizer.encode(*pair) for pair in asked])
            read[f'beside {name}'] = self.ids([tokenizer.encode(*pair) for pair in beside])
        return {
            **read,
            'keyed': torch.tensor(keyed),
            'owners': owners,
            'kinds': torch.tensor([self.kinds.get(example.get('kind'), -100) for example in part]),
            'welcome': torch.tensor([bool(example.get('welcome')) for example in part]),
            'wants': wanted,
            'leans': torch.tensor([-1. if example.get('leans') is None else float(example['leans']) for example in part]),
        }
