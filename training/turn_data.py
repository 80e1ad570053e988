"""Messages in the middle of an order, as batches: their tokens after the lines of the order, and the labels of each token,
part and line.
"""
import random
import re

import torch

from corpus import Batches, misspelt, padded
from turn_templates import JOINTS, from_template, told_aside
from wordpiece import CLS, HEAD, PAD, SEP

MOST_LINES, MOST_PARTS, LINE_TOKENS = 5, 6, 10
# How many times human-written messages are used per epoch.
REPEATED = 5
SENTENCES = re.compile(r'[.?!\n] *\S')

# The role of a token: none, part of something wanted, or of something only mentioned.
NOTHING, MEANT, ASIDE, UNKNOWN = 0, 1, 2, -100
# The slot label of a token; `slotLabels` in labels.ts.
VALUES = ['nothing', 'tier', 'times', 'amount', 'months', 'budget', 'spoken']


def segments(part):
    """A part as (text, role, value), where these are known."""
    text, mentions, spans = part['text'], part.get('mentions'), part.get('spans')
    roles = [UNKNOWN if mentions is None else NOTHING] * len(text)
    values = [UNKNOWN if spans is None else NOTHING] * len(text)
    value_of = lambda span: UNKNOWN if span['value'] is None else VALUES.index(span['value'])
    label_letters(text, roles, [(one['words'], MEANT if one['meant'] else ASIDE) for one in mentions or []])
    label_letters(text, values, [(span['words'], value_of(span)) for span in spans or []])
    found = []
    for letter, role, value in zip(text, roles, values):
        if found and found[-1][1:] == (role, value):
            found[-1] = (found[-1][0] + letter, role, value)
        else:
            found.append((letter, role, value))
    return found


def label_letters(text, labels, labelled):
    """Sets the label of each of these words at its letters."""
    at = 0
    for words, label in sorted(labelled, key=lambda one: text.find(one[0])):
        start = text.find(words, at)
        if start < 0:
            continue
        at = start + len(words)
        labels[start:at] = [label] * len(words)


def encode_turn(tokenizer, order, parts):
    """
    Token ids of a message after the lines of an order, the token at which each line ends, and the part, role and value
    of each token. `tokenizer.ts` does the same.
    """
    ids, ends = [CLS, SEP], []
    for line in order[-MOST_LINES:]:
        ids += tokenizer.tokens(line)[:LINE_TOKENS]
        ends.append(len(ids))
        ids.append(SEP)
    own = [(token, part, role, value) for part, pieces in enumerate(parts)
           for text, role, value in pieces for token in tokenizer.tokens(text)]
    room = tokenizer.positions - len(ids) - 1
    if len(own) > room:
        head = min(HEAD, room // 3)
        own = own[:head] + own[len(own) - (room - head):]
    before = len(ids)
    tokens, part_of, roles, values = zip(*own) if own else ((), (), (), ())
    unknown = [UNKNOWN] * before
    return ([*ids, *tokens, SEP], ends, [*[-1] * before, *part_of, -1],
            [*unknown, *roles, UNKNOWN], [*unknown, *values, UNKNOWN])


class Turns(Batches):
    """Half of a batch are messages in the middle of an order, half are other messages, to prevent forgetting."""

    def __init__(self, *corpus, turns, asked, shop, others, labels, from_template):
        super().__init__(*corpus)
        self.asked = [one for one in asked if one['key'] in self.items]
        self.own = [e for e in self.examples if e.get('kind') == 'entry' and len(e['keys']) == 1]
        self.wishes = [e['text'] for e in self.examples if e.get('kind') == 'catalogue']
        # Live conversations are what the model is for, so they weigh more.
        self.turns = [turn for turn in turns for _ in range(turn['weight'])]
        self.shop, self.others, self.from_template = shop, others, from_template
        self.questions = [(one['text'], one['ask']) for one in others if isinstance(one['ask'], str)]
        self.acts, self.asks = labels['lineActs'], labels['asks']

    def plan(self, epochs, size):
        self.half = size // 2
        steps = epochs * (self.from_template + REPEATED * len(self.turns) + len(self.others) // 4) // self.half
        self.steps = list(range(steps))

    def draw(self):
        roll = random.random()
        if roll < .22:
            return from_template(self.shop, self.questions)
        if roll < .25:
            return told_aside(self.shop)
        if roll < .66:
            return random.choice(self.turns)
        if roll < .90:
            return after_an_order(self.shop, random.choice(self.others))
        return with_question(after_an_order(self.shop, random.choice(self.others)), self.questions)

    def draw_entry(self):
        """A message that asks for an entry, in the middle of a conversation or not, and a positive."""
        if random.random() < .5:
            example = random.choice(self.own)
            return misspelt(example['text']), self.before(example), example['keys'][0], self.positive(example)
        one = random.choice(self.asked)
        names = ', '.join(one['names'])
        if random.random() < .4:
            before = None
        else:
            before = f"{names}. {random.choice(self.wishes)}" if names else random.choice(self.wishes)
        return misspelt(one['text']), before, one['key'], self.positive({'keys': [one['key']]})

    def draw_turn(self):
        example = self.draw()
        parts = [{**one, 'segments': [(misspelt(text), *rest) for text, *rest in segments(one)]}
                 for one in example['parts']]
        return {**example, 'parts': parts}

    def __getitem__(self, step):
        random.seed(step)
        entries = [self.draw_entry() for _ in range(self.half)]
        owners = torch.zeros(len(entries), len(self.numbers), dtype=torch.bool)
        for row, (_, _, key, _) in enumerate(entries):
            owners[row, self.numbers[key]] = True
        examples = [self.draw_turn() for _ in range(self.half)]
        encoded = {}
        for name, tokenizer in self.tokenizers.items():
            rest = [random.choice(self.examples) for _ in range(self.half)]
            encoded['rest', name] = padded([tokenizer.encode(misspelt(e['text']), self.before(e)) for e in rest])
            encoded.update({(key, name): value for key, value in turn_batch(tokenizer, examples).items()})
            encoded['anchors', name] = padded([tokenizer.encode(text, before) for text, before, _, _ in entries])
            encoded['positives', name] = padded([tokenizer.encode(text, None) for _, _, _, text in entries])
        return {**encoded, **self.labels_of(examples), 'owners': owners}

    def labels_of(self, examples):
        """Acts of each part and line; for each part, all asks that would be right, and whether it adds something."""
        acts = torch.full((len(examples), MOST_PARTS, MOST_LINES), -100)
        asks = torch.zeros((len(examples), MOST_PARTS, len(self.asks)))
        adds = torch.full((len(examples), MOST_PARTS), -1.)
        for i, example in enumerate(examples):
            for at, one in enumerate(example['parts'][:MOST_PARTS]):
                for line, act in enumerate(one['acts'][-MOST_LINES:]):
                    if act is not None:
                        acts[i, at, line] = self.acts.index(act)
                for ask in [one['ask']] if isinstance(one['ask'], str) else one['ask']:
                    asks[i, at, self.asks.index(ask)] = 1.
                if one['add'] is not None:
                    adds[i, at] = float(one['add'])
        return {'acts': acts, 'asks': asks, 'adds': adds}


def is_unsegmented(example):
    """Whether several sentences, or a change and a question, are one part: then where parts begin is unknown."""
    first, *others = example['parts']
    if not example.get('unsegmented') or others:
        return False
    ask = first['ask']
    return ask in ('total', 'time', 'price') or not isinstance(ask, str) or bool(SENTENCES.search(first['text']))


def turn_batch(tokenizer, examples):
    encoded = [encode_turn(tokenizer, example['lines'], [one.get('segments') or segments(one) for one in example['parts']])
               for example in examples]
    longest = max(len(ids) for ids, *_ in encoded)
    ids = torch.full((len(examples), longest), PAD)
    ends = torch.full((len(examples), MOST_LINES), -1)
    part_of = torch.full((len(examples), longest), -1)
    cuts = torch.full((len(examples), longest), -1.)
    roles = torch.full((len(examples), longest), UNKNOWN)
    values = torch.full((len(examples), longest), UNKNOWN)
    for i, (own_ids, own_ends, own_parts, own_roles, own_values) in enumerate(encoded):
        roles[i, :len(own_roles)] = torch.tensor(own_roles)
        values[i, :len(own_values)] = torch.tensor(own_values)
        ids[i, :len(own_ids)] = torch.tensor(own_ids)
        ends[i, :len(own_ends)] = torch.tensor(own_ends)
        part_of[i, :len(own_parts)] = torch.tensor(own_parts)
        if not is_unsegmented(examples[i]):
            for place in range(1, len(own_parts)):
                if own_parts[place] >= 0 and own_parts[place - 1] >= 0:
                    cuts[i, place] = float(own_parts[place] != own_parts[place - 1])
    return {'ids': ids, 'ends': ends, 'part_of': part_of, 'cuts': cuts, 'roles': roles, 'values': values}


ASKED_BY_KIND = {'entry': 'policy', 'place': 'policy', 'off-topic': 'other', 'steering': 'other', 'refused': 'other',
                 'not-offered': 'other'}
ASKED_OF_ORDERS = ['none', 'total', 'time', 'contents', 'price', 'compare', 'budget', 'elsewhere', 'holds', 'which',
                   'order']
ASKED_BY_WANT = {'price': ['price', 'total', 'budget', 'none', 'elsewhere', 'which'], 'time': ['time'],
                 'inclusions': ['contents', 'holds'],
                 'offered': ['price', 'none', 'which', 'elsewhere', 'holds', 'order'],
                 'comparison': ['compare', 'which'], 'fit': ['which', 'budget', 'none', 'price'],
                 'link': ['order', 'none'], 'total': ['total'],
                 'premise': ['price', 'total', 'time', 'budget', 'none', 'holds', 'compare']}


def other_messages(examples, small_talk):
    """Messages of the other sets, with what they ask: one label, or a group of possible ones. Follow-ups count most."""
    rows = [e for e in examples
            if not e['test'] and e.get('kind') and e['writer'] not in ('rendered', 'rendered-places')]
    rows += 3 * [e for e in rows if 'before' in e]

    def ask_of(example):
        if example['kind'] == 'catalogue':
            wants = example.get('wants')
            return sorted({ask for want in wants for ask in ASKED_BY_WANT[want]}) if wants else ASKED_OF_ORDERS
        is_small_talk = any(key in small_talk for key in example['keys'])
        return 'smalltalk' if is_small_talk else ASKED_BY_KIND[example['kind']]

    return [{'text': e['text'], 'order': e.get('order'), 'alone': 'before' not in e, 'ask': ask_of(e)} for e in rows]


def after_an_order(shop, message):
    """A message of another set after its own order, or after a made-up one if it needs none."""
    ask, order = message['ask'], message['order']
    if not isinstance(ask, str):
        # Whether something is ordered or only asked about is unknown.
        lines = order or []
        part = {'text': message['text'], 'acts': [None] * len(lines), 'add': None, 'ask': ask}
        return {'lines': lines, 'unsegmented': True, 'parts': [part]}
    if order is None or random.random() < .4:
        offers = random.sample(shop, random.choice([1, 1, 2, 3]))
        has_order = random.random() < (.6 if message['alone'] else .85)
        order = [f"{offer['name']}, {random.choice(offer['packages'])['name']}" for offer in offers if has_order]
    part = {'text': message['text'], 'acts': ['none'] * len(order), 'add': False, 'ask': ask}
    return {'lines': order, 'unsegmented': True, 'parts': [part]}


def with_question(example, questions):
    """The same, with a question of another message after it."""
    text, ask = random.choice(questions)
    [first] = example['parts']
    lead = first['text'].rstrip('.?! ') if random.random() < .5 else first['text']
    second = {'text': random.choice(JOINTS) + text, 'acts': ['none'] * len(first['acts']), 'add': False, 'ask': ask}
    return {'lines': example['lines'], 'parts': [{**first, 'text': lead}, second]}
