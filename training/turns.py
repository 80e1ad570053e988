"""Teaches both models to read a turn: its parts, what each does to the order, and what it asks. All else stays as they read it.

    python3 turns.py [--apart SET ...]

A message is read behind the lines of the order. A head at each of its tokens says whether a new part begins there, another whether
the token names something that is meant or only spoken of ('I write a blog'), a third what it says of an order ('the 800 one', 'three of them'). From a part and the end of a line a fourth says what
becomes of the line; from a part alone a fifth says whether it adds something and what it asks. What a message of the older
files asks is known as a group ('a price or a total'): any of the group is right. Both models are held to what they said before of
every other message, as in refine.py, but learn to find entries that are asked for in the middle of a talk; the student also learns the encoder's opinion of framed messages.
"""
import copy
import random
import re
from collections import Counter

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from corpus import Batches, lines, misspelt, read_corpus
from export import export
from main import write_samples, write_vectors
from turn_frames import JOINTS, framed, told_aside
from losses import nearness
from refine import moved, read_model
from settings import read_settings, set_seeds
from tune import tune
from wordpiece import CLS, HEAD, PAD, SEP, UNK, WordPiece

# How much finding entries counts.
FOUND = .5
# How often people's messages are read in an epoch.
REPEATED = 5
SENTENCES = re.compile(r'[.?!\n] *\S')
MOST_LINES, MOST_PARTS, LINE_PIECES = 5, 6, 10


# What a token may name: nothing, something that is meant, something only spoken of.
NOTHING, MEANT, ASIDE, UNKNOWN = 0, 1, 2, -100
# What a word says of an order; `values` of labels.ts.
VALUES = ['nothing', 'tier', 'times', 'amount', 'months', 'budget', 'spoken']


def segments(part):
    """The words of a part with what they name and what they say, where that is known."""
    text, mentions, spans = part['text'], part.get('mentions'), part.get('spans')
    roles = [UNKNOWN if mentions is None else NOTHING] * len(text)
    said = [UNKNOWN if spans is None else NOTHING] * len(text)
    mark(text, roles, [(one['words'], MEANT if one['meant'] else ASIDE) for one in mentions or []])
    mark(text, said, [(one['words'], UNKNOWN if one['value'] is None else VALUES.index(one['value'])) for one in spans or []])
    found = []
    for letter, role, value in zip(text, roles, said):
        if found and found[-1][1:] == (role, value):
            found[-1] = (found[-1][0] + letter, role, value)
        else:
            found.append((letter, role, value))
    return found


def mark(text, labels, marked):
    """Puts the label of each of these words at their letters."""
    at = 0
    for words, label in sorted(marked, key=lambda one: text.find(one[0])):
        start = text.find(words, at)
        if start < 0:
            continue
        at = start + len(words)
        labels[start:at] = [label] * len(words)


def encode_turn(tokenizer, order, parts):
    """Ids of a message behind the lines of an order, where each line ends, the part of each token, what it names and what it says. `tokenizer.ts` does the same."""
    ids, ends = [CLS, SEP], []
    for line in order[-MOST_LINES:]:
        ids += tokenizer.tokens(line)[:LINE_PIECES]
        ends.append(len(ids))
        ids.append(SEP)
    own = [(token, part, role, value) for part, pieces in enumerate(parts) for text, role, value in pieces for token in tokenizer.tokens(text)]
    room = tokenizer.positions - len(ids) - 1
    if len(own) > room:
        head = min(HEAD, room // 3)
        own = own[:head] + own[len(own) - (room - head):]
    before = len(ids)
    tokens, part_of, roles, values = zip(*own) if own else ((), (), (), ())
    unknown = [UNKNOWN] * before
    return [*ids, *tokens, SEP], ends, [*[-1] * before, *part_of, -1], [*unknown, *roles, UNKNOWN], [*unknown, *values, UNKNOWN]


class TurnHeads(nn.Module):
    def __init__(self, width, acts, asks):
        super().__init__()
        self.cut = nn.Linear(width, 1)
        self.role = nn.Linear(width, 3)
        self.value = nn.Linear(width, len(VALUES))
        self.line = nn.Linear(2 * width, acts)
        self.message = nn.Linear(width, 1 + asks)

    def forward(self, x, ends, part_of):
        """Outputs at each token for cuts, roles and values, for each part and line, for each part whether it adds, and what it asks."""
        share = torch.stack([part_of == part for part in range(MOST_PARTS)], 1).to(x.dtype)
        part = ((share @ x) / share.sum(-1, keepdim=True).clamp(min=1)).float()
        line = torch.gather(x, 1, ends.clamp(min=0)[..., None].expand(-1, -1, x.shape[-1])).float()
        pairs = torch.cat([line[:, None].expand(-1, MOST_PARTS, -1, -1), part[:, :, None].expand(-1, -1, MOST_LINES, -1)], -1)
        said = self.message(part)
        return self.cut(x.float())[..., 0], self.role(x.float()), self.value(x.float()), self.line(pairs), said[..., 0], said[..., 1:]


def words_in_order(model, ids):
    """What each word means there: the encoder's layers without its own middle."""
    x = model.norm(model.words(ids) + model.positions.weight[:ids.shape[1]])
    mask = torch.where(ids != PAD, 0., -1e4)[:, None, None, :].to(x.dtype)
    for layer in model.layers:
        x = layer(x, mask)
    return x


class Turns(Batches):
    """Half of a batch are messages in the middle of an order, half are any others, which hold the model where it is."""

    def __init__(self, *parts, turns, asked, shop, held, labels, framed):
        super().__init__(*parts)
        self.asked = [one for one in asked if one['key'] in self.items]
        self.own = [e for e in self.examples if e.get('kind') == 'entry' and len(e['keys']) == 1]
        self.wishes = [e['text'] for e in self.examples if e.get('kind') == 'catalogue']
        # Live talks are what it is for: they weigh more.
        self.turns = [turn for turn in turns for _ in range(turn['weight'])]
        self.shop, self.held, self.framed = shop, held, framed
        self.questions = [(one['text'], one['ask']) for one in held if isinstance(one['ask'], str)]
        self.acts, self.asks = labels['lineActs'], labels['asks']

    def plan(self, epochs, size):
        self.half = size // 2
        steps = epochs * (self.framed + REPEATED * len(self.turns) + len(self.held) // 4) // self.half
        self.steps = list(range(steps))

    def draw(self):
        way = random.random()
        if way < .22:
            return framed(self.shop, self.questions)
        if way < .25:
            return told_aside(self.shop)
        if way < .66:
            return random.choice(self.turns)
        if way < .90:
            return behind_an_order(self.shop, random.choice(self.held))
        return joined(behind_an_order(self.shop, random.choice(self.held)), self.questions)

    def found(self):
        """A message that asks for an entry, in the middle of a talk or by itself, and another text about the same."""
        if random.random() < .5:
            example = random.choice(self.own)
            return misspelt(example['text']), self.before(example), example['keys'][0], self.other_text(example)
        one = random.choice(self.asked)
        names = ', '.join(one['names'])
        before = None if random.random() < .4 else f"{names}. {random.choice(self.wishes)}" if names else random.choice(self.wishes)
        return misspelt(one['text']), before, one['key'], self.other_text({'keys': [one['key']]})

    def __getitem__(self, step):
        random.seed(step)
        found = [self.found() for _ in range(self.half)]
        owners = torch.zeros(len(found), len(self.numbers), dtype=torch.bool)
        for row, (_, _, key, _) in enumerate(found):
            owners[row, self.numbers[key]] = True
        part = []
        for _ in range(self.half):
            example = self.draw()
            part.append({**example, 'parts': [{**one, 'segments': [(misspelt(text), *rest) for text, *rest in segments(one)]} for one in example['parts']]})
        read = {}
        for name, tokenizer in self.tokenizers.items():
            rest = [random.choice(self.examples) for _ in range(self.half)]
            read[f'rest {name}'] = self.ids([tokenizer.encode(misspelt(e['text']), self.before(e)) for e in rest])
            read.update({f'{key} {name}': value for key, value in turn_batch(tokenizer, part).items()})
            read[f'asked {name}'] = self.ids([tokenizer.encode(text, before) for text, before, _, _ in found])
            read[f'beside {name}'] = self.ids([tokenizer.encode(text, None) for _, _, _, text in found])
        acts = torch.full((len(part), MOST_PARTS, MOST_LINES), -100)
        # Every ask that would be right; none where nothing is known.
        asks = torch.zeros((len(part), MOST_PARTS, len(self.asks)))
        adds = torch.full((len(part), MOST_PARTS), -1.)
        for i, example in enumerate(part):
            for at, one in enumerate(example['parts'][:MOST_PARTS]):
                for line, act in enumerate(one['acts'][-MOST_LINES:]):
                    if act is not None:
                        acts[i, at, line] = self.acts.index(act)
                for ask in [one['ask']] if isinstance(one['ask'], str) else one['ask']:
                    asks[i, at, self.asks.index(ask)] = 1.
                if one['add'] is not None:
                    adds[i, at] = float(one['add'])
        return {**read, 'acts': acts, 'asks': asks, 'adds': adds, 'owners': owners}


def is_whole(example):
    """Several sentences, or a change and a question, that nobody cut apart: where the parts begin is not known."""
    first, *others = example['parts']
    return example.get('uncut') and not others and (first['ask'] in ('total', 'time', 'price') or not isinstance(first['ask'], str) or SENTENCES.search(first['text']))


def turn_batch(tokenizer, part):
    encoded = [encode_turn(tokenizer, example['lines'], [one.get('segments') or segments(one) for one in example['parts']]) for example in part]
    longest = max(len(ids) for ids, *_ in encoded)
    ids = torch.full((len(part), longest), PAD)
    ends = torch.full((len(part), MOST_LINES), -1)
    part_of = torch.full((len(part), longest), -1)
    cuts = torch.full((len(part), longest), -1.)
    roles = torch.full((len(part), longest), UNKNOWN)
    values = torch.full((len(part), longest), UNKNOWN)
    for i, (row, at, own, named, said) in enumerate(encoded):
        roles[i, :len(named)] = torch.tensor(named)
        values[i, :len(said)] = torch.tensor(said)
        ids[i, :len(row)] = torch.tensor(row)
        ends[i, :len(at)] = torch.tensor(at)
        part_of[i, :len(own)] = torch.tensor(own)
        if not is_whole(part[i]):
            for place in range(1, len(own)):
                if own[place] >= 0 and own[place - 1] >= 0:
                    cuts[i, place] = float(own[place] != own[place - 1])
    return {'ids': ids, 'ends': ends, 'part_of': part_of, 'cuts': cuts, 'roles': roles, 'values': values}


ASKED_BY_KIND = {'entry': 'policy', 'place': 'policy', 'off-topic': 'other', 'steering': 'other', 'refused': 'other', 'not-offered': 'other'}
OF_ORDERS = ['none', 'total', 'time', 'contents', 'price', 'compare', 'budget', 'elsewhere', 'holds', 'which', 'order']
ASKED_BY_WANT = {'price': ['price', 'total', 'budget', 'none', 'elsewhere', 'which'], 'time': ['time'], 'inclusions': ['contents', 'holds'],
                 'offered': ['price', 'none', 'which', 'elsewhere', 'holds', 'order'], 'comparison': ['compare', 'which'],
                 'fit': ['which', 'budget', 'none', 'price'], 'link': ['order', 'none'], 'total': ['total'],
                 'premise': ['price', 'total', 'time', 'budget', 'none', 'holds', 'compare']}


def other_messages(examples, small_talk):
    """Messages of the other files and what they ask, alone or as a group; those that people wrote in the middle of a talk count most."""
    rows = [e for e in examples if not e['test'] and e.get('kind') and e['writer'] not in ('rendered', 'rendered-places')]
    rows += 3 * [e for e in rows if 'before' in e]
    is_small_talk = lambda e: any(key in small_talk for key in e['keys'])
    asked = lambda e: sorted({ask for want in e['wants'] for ask in ASKED_BY_WANT[want]}) if e.get('wants') else OF_ORDERS
    return [{'text': e['text'], 'order': e.get('order'), 'alone': 'before' not in e,
             'ask': asked(e) if e['kind'] == 'catalogue' else 'smalltalk' if is_small_talk(e) else ASKED_BY_KIND[e['kind']]} for e in rows]


def behind_an_order(shop, message):
    """A message of another file behind what was under discussion, or behind a made-up order where it needs none."""
    ask, order = message['ask'], message['order']
    if not isinstance(ask, str):
        # Whether it is ordered or only asked about is not known.
        lines = order or []
        return {'lines': lines, 'uncut': True, 'parts': [{'text': message['text'], 'acts': [None] * len(lines), 'add': None, 'ask': ask}]}
    if order is None or random.random() < .4:
        offers = random.sample(shop, random.choice([1, 1, 2, 3]))
        order = [f"{offer['name']}, {random.choice(offer['packages'])['name']}" for offer in offers] if random.random() < (.6 if message['alone'] else .85) else []
    return {'lines': order, 'uncut': True, 'parts': [{'text': message['text'], 'acts': ['none'] * len(order), 'add': False, 'ask': ask}]}


def joined(example, questions):
    """The same with a question of another's behind it."""
    text, ask = random.choice(questions)
    [first] = example['parts']
    lead = first['text'].rstrip('.?! ') if random.random() < .5 else first['text']
    second = {'text': random.choice(JOINTS) + text, 'acts': ['none'] * len(first['acts']), 'add': False, 'ask': ask}
    return {'lines': example['lines'], 'parts': [{**first, 'text': lead}, second]}


# Most words name nothing.
ROLE_WEIGHTS = (.4, 1., 1.)
VALUE_WEIGHTS = (.3, 1., 1., 1., 1., 1., .6)


def any_of(outputs, right):
    """Any of a group is right; writers differ in what they call some questions, so that none is learnt against all doubt."""
    share = (outputs.softmax(-1) * right).sum(-1)
    return masked(-(.96 * share + .04 / outputs.shape[-1]).log(), right.sum(-1) > 0)


def masked(loss, known):
    return (loss * known).sum() / known.sum().clamp(min=1)


# The share of a turn's words that are hidden while it is learnt, so that no single one gives it away.
HIDDEN = .12


def hidden(ids, part_of):
    return torch.where((torch.rand(ids.shape, device=ids.device) < HIDDEN) & (part_of >= 0), UNK, ids)


def teach_turns(model, heads, batches, name, epochs, size, rate, device, teacher=None):
    before = copy.deepcopy(model).eval()
    for weights in before.parameters():
        weights.requires_grad_(False)
    model.turn_heads = heads
    # Cuts are rare.
    more = torch.tensor(2., device=device)

    def loss_of(now, batch):
        with torch.no_grad():
            was, was_heads = before(batch[f'rest {name}'])
        rest, rest_heads = now.eval()(batch[f'rest {name}'])
        kept = 60 * moved(rest, was) + 8 * F.kl_div(rest_heads[0].float().log_softmax(-1), was_heads[0].float().softmax(-1), reduction='batchmean')
        kept = kept + F.mse_loss(torch.cat(rest_heads[1:], -1).float(), torch.cat(was_heads[1:], -1).float())
        now.train()
        found, found_heads = now(batch[f'asked {name}'])
        kept = kept + FOUND * nearness(found, now(batch[f'beside {name}'])[0], batch['owners'])
        kept = kept + .5 * F.cross_entropy(found_heads[0].float(), torch.zeros(len(found), dtype=torch.long, device=device))
        ids, ends, part_of, right_cuts, right_roles, right_values = (batch[f'{key} {name}'] for key in ('ids', 'ends', 'part_of', 'cuts', 'roles', 'values'))
        cuts, roles, values, acts, adds, asks = now.turn_heads(words_in_order(now, hidden(ids, part_of)), ends, part_of)
        loss = kept + 2 * F.cross_entropy(acts.flatten(0, 2), batch['acts'].flatten(), ignore_index=-100)
        loss = loss + any_of(asks, batch['asks'])
        loss = loss + F.cross_entropy(roles.flatten(0, 1), right_roles.flatten(), torch.tensor(ROLE_WEIGHTS, device=device), ignore_index=UNKNOWN)
        loss = loss + F.cross_entropy(values.flatten(0, 1), right_values.flatten(), torch.tensor(VALUE_WEIGHTS, device=device), ignore_index=UNKNOWN)
        loss = loss + masked(F.binary_cross_entropy_with_logits(adds, batch['adds'].clamp(min=0), reduction='none'), batch['adds'] >= 0)
        loss = loss + 6 * masked(F.binary_cross_entropy_with_logits(cuts, right_cuts.clamp(min=0), reduction='none', pos_weight=more), right_cuts >= 0)
        if teacher is None:
            return loss
        with torch.no_grad():
            ids, ends, part_of = (batch[f'{key} teacher'] for key in ('ids', 'ends', 'part_of'))
            right = teacher.turn_heads(words_in_order(teacher, ids), ends, part_of)
        soft = lambda mine, theirs: F.kl_div(mine.log_softmax(-1), theirs.float().softmax(-1), reduction='batchmean')
        known, asked = batch['acts'].flatten() >= 0, batch['asks'].sum(-1).flatten() > 0
        loss = loss + 2 * soft(acts.flatten(0, 2)[known], right[3].flatten(0, 2)[known])
        return loss + soft(asks.flatten(0, 1)[asked], right[5].flatten(0, 1)[asked])

    tune(model, batches, epochs, size, rate, device, loss_of)
    model.eval()


def tell(model, tokenizer, rows, labels, device, title):
    """How many parts are read right where it is known where they begin, and how many messages are cut right."""
    if not rows:
        return
    right, count = Counter(), Counter()
    changes = lambda these: [a if a not in ('none', 'asked') else '' for a in these]
    missed = Counter()
    for start in range(0, len(rows), 128):
        part = rows[start:start + 128]
        batch = {key: value.to(device) for key, value in turn_batch(tokenizer, part).items()}
        with torch.no_grad():
            cuts, roles, values, acts, adds, asks = model.turn_heads(words_in_order(model, batch['ids']), batch['ends'], batch['part_of'])
        for role, name in ((MEANT, 'meant'), (ASIDE, 'aside')):
            there = batch['roles'] == role
            count[f'words {name}'] += int(there.sum())
            right[f'words {name}'] += int((roles.argmax(-1)[there] == role).sum())
        for value, name in enumerate(VALUES):
            there = batch['values'] == value
            count[f'says {name}'] += int(there.sum())
            right[f'says {name}'] += int((values.argmax(-1)[there] == value).sum())
        known = batch['cuts'] >= 0
        wrong = ((cuts > 0) != (batch['cuts'] > .5)) & known
        for i, example in enumerate(part):
            if not is_whole(example):
                several = 'several' if len(example['parts']) > 1 else 'one'
                count[f'cut, {several}'] += 1
                right[f'cut, {several}'] += not bool(wrong[i].any())
            for at, one in enumerate(example['parts'][:MOST_PARTS]):
                if not bool((batch['part_of'][i] == at).any()):
                    continue
                said = [labels['lineActs'][a] for a in acts[i, at].argmax(-1).tolist()[:len(one['acts'])]]
                if None in one['acts'] or not isinstance(one['ask'], str):
                    continue
                state = changes(said) == changes(one['acts'][-MOST_LINES:]) and bool(adds[i, at] > 0) == one['add']
                ask = labels['asks'][asks[i, at].argmax().item()]
                asked = ask == one['ask']
                if not asked:
                    missed[f"{one['ask']} for {ask}"] += 1
                count.update(('state', 'asked', 'both'))
                right.update(state=state, asked=asked, both=state and asked)
    print(title, {key: f'{100 * right[key] / count[key]:.1f} % of {count[key]}' for key in count if count[key]}, flush=True)
    print('  asked, most often missed:', missed.most_common(12), flush=True)


def main():
    settings = read_settings('turns')
    device = settings.device
    labels, items, examples = read_corpus(settings.work, settings.apart)
    turns, asked, shop, small_talk = (lines(settings.work, name) for name in ('turns', 'asked', 'shop', 'small-talk'))
    learnt = [turn for turn in turns if turn['writer'] not in settings.apart]
    asked = [one for one in asked if one['writer'] not in settings.apart]
    held = other_messages(examples, set(small_talk))
    models, teacher = {}, None
    for name, rate, bits, epochs in (('encoder', settings.rate, 8, settings.epochs), ('student', settings.student_rate, 4, settings.student_epochs)):
        set_seeds(settings.seed)
        model, vocabulary = read_model(f'{settings.model}/{name}.bin')
        model, tokenizer = model.to(device), WordPiece(vocabulary, model.positions.num_embeddings)
        tokenizers = {name: tokenizer} if teacher is None else {name: tokenizer, 'teacher': models['encoder'][1]}
        batches = Turns(tokenizers, labels, items, examples, turns=learnt, asked=asked, shop=shop, held=held, labels=labels, framed=settings.framed)
        model.words.weight.requires_grad_(bits == 8)
        heads = TurnHeads(model.words.weight.shape[1], len(labels['lineActs']), len(labels['asks'])).to(device)
        teach_turns(model, heads, batches, name, epochs, settings.batch, rate, device, teacher)
        for writer in sorted(settings.apart):
            tell(model, tokenizer, [turn for turn in turns if turn['writer'] == writer], labels, device, f'{name}, {writer}, not learnt from:')
        tell(model, tokenizer, learnt, labels, device, f'{name}, writers it learnt from:')
        write_vectors(model, tokenizer, items, batches.wordings, device, f'{settings.out}/{name}-vectors.bin')
        export(model.eval(), vocabulary, labels, f'{settings.out}/{name}.bin', word_bits=bits)
        models[name] = model, tokenizer
        teacher = model
    write_samples(f'{settings.out}/samples.json', examples, models, device)


if __name__ == '__main__':
    main()
