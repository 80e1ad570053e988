"""Messages made from templates, in the middle of an order. They train references to lines and where parts begin; human-written
messages train the rest.
"""
import random
import re

DROP = ['drop {x}', 'forget {x}', 'forget about {x}', 'scrap {x}', 'remove {x}', 'take {x} out', 'take {x} off', 'leave {x} out',
        'leave out {x}', 'without {x}', "we don't need {x}", "i don't need {x} anymore", "{x} isn't needed after all", 'no {x} then',
        'cancel {x}', 'skip {x}', '{x} can go', 'not {x}', "i've changed my mind about {x}, don't want it",
        'my {who} can do {x}, so leave that', '{who} already made {x} for us, so not that one', 'strike {x}', "we'll do {x} ourselves",
        'lose {x}', 'get rid of {x}', 'minus {x}', "let's do it without {x}", 'ditch {x}', 'nix {x}', 'never mind {x}',
        '{x} off the list please', 'please delete {x}', 'we already have {x}', 'i said forget {x}', '{x} can wait', 'no to {x}']
KEEP = ['{z} no, only {x}', 'skip {z}, just {x}', 'no {z}, just {x} please', "i'll go with {x} and leave {z}", '{x} is enough, not {z}',
        'only {x}, i dont need {z}', 'my {who} does {z}, so just {x}', 'just {x}', 'only {x}', 'just {x} then', "i'll take only {x}",
        '{x} only, forget the rest', 'just do {x}, leave the others', "let's go with {x} and nothing else",
        'only {x} please, not the others', 'forget everything but {x}', 'all i need is {x}', 'we proceed solely with {x}',
        'everything out except {x}', '{x}, nothing more', "i'll take only {x}, not {z}", 'just {x} for me, drop {z}',
        'we proceed with {x} only; please disregard {z}', "we'll take just {x} and let {z} go", 'keep {x}, {z} can go',
        'stick with {x}, without {z}', '{x} yes, {z} no', 'not {z}, only {x}']
REPLACE = ['{y} instead of {x}', 'swap {x} for {y}', 'change {x} to {y}', 'not {x}, {y} rather', "i'd rather have {y} than {x}",
           'replace {x} with {y}', 'no {x}, make it {y}', '{y} in place of {x}', 'exchange {x} for {y}', 'switch {x} to {y}',
           'actually {y}, not {x}', 'scrap {x}, give me {y} instead', 'instead of {x} do {y}', 'drop {x} and put {y} there',
           'rather {y} than {x}']
ADD = ['also {y}', 'and {y} too', 'add {y}', 'plus {y}', 'put {y} on as well', 'i also need {y}', 'throw in {y}', 'chuck in {y}',
       'we want {y} as well', 'with {y} on top', 'include {y} too', 'and can you do {y} with it', "let's have {y} in addition",
       'can i get {y} along with that', '{y} too please', "i'd like {y} as well"]
TIER = ['{x} in {t}', 'make {x} {t}', '{t} for {x}', 'change {x} to {t}', 'upgrade {x} to {t}', 'put {x} on {t}',
        'take {t} for {x} instead', '{x} as {t} please', "let's do {t} for {x}", '{t} is enough for {x}', 'go with {t} for {x}',
        'move {x} to {t}', '{x}: {t}', 'can {x} be {t}', 'i want {t} of {x}']
TIMES = ['{n} of {x}', '{n} times {x}', 'make it {n} for {x}', '{x} for {n} {things}', 'we need {x} {n} times', '{x} x{n}', '{n}x {x}',
         'we have {n} {things}, so {x} for each', 'i need {n} {x}', 'order {x} {n} times', '{n} orders of {x}']
MONTHS = ['{x} for {n} months', 'run {x} {n} months', '{n} months of {x}', 'let {x} go on for {n} months', '{n} rounds of {x}',
          'keep {x} going {n} months']
SET = ['no, just one {x}, {t}', 'not {m}! {n} {x}, {t}', 'i said {n} {x}, {t}', 'no no, {n} of {x} in {t}', '{n} {x} only, and {t}, you counted wrong',
       'i never said {m}, {n} {x} with {t}', 'wrong: {n} {x}, {t}', 'i want {n} {x}, {t}, not {m}', 'why {m}? {n} {x}, {t}']
SPLIT = ['make {n} of {x} {t}', '{n} of {x} as {t}, the rest stay', 'can {n} of {x} be {t}', '{n} of {x} in {t}, others as they are',
         'change {n} of {x} to {t}', 'only {n} of {x} {t}', '{t} for {n} of {x}']
RESTORE = ['put {x} back', 'i want {x} back in', 'ok {x} after all', 'actually keep {x}', 'add {x} again', 'bring {x} back',
           'we do need {x} after all', 'changed my mind, {x} again please', 'put {x} back in please', 'restore {x}']
HOLDS = ['does {x} include {f}', 'is {f} in {x}', 'do i get {f} with {x}', 'is {f} extra', '{f} included?', 'can it do {f}', 'and {f}?',
         'does it come with {f}', 'is {f} part of {x} or not, yes or no', 'does {x} have {f}', 'and {f}, is that in there', 'will there be {f}',
         'do you also do {f} with {x}', 'can my customers use {f} on it', '{f} too or does that cost more', 'so no {f} in {x}?']
FEATURES = ['online booking', 'card payments', 'a contact form', 'customer logins', 'hosting', 'a domain', 'replies to comments', 'photos',
            'the texts', 'a newsletter', 'a whatsapp button', 'a second language', 'the source files', 'a report', 'keyword research',
            'the ad budget', 'training', 'backups', 'hack repair', 'a shop', 'a gallery', 'a map', 'seo', 'a blog', 'revisions', 'analytics',
            'editing it myself', 'vector files', 'a dashboard', 'an api', 'donations', 'events', 'stock photos', 'a style guide']
WHICH = ['which package for {x} do i need', 'is the small {x} enough for us', 'which of them is right for {x}', 'what would you take for {x}',
         'which one do i need if we {need}', '{need}, which package is that', 'is basic enough, {need}', 'which one fits when {need}']
NEEDS = ['sell a few things online', 'have about 12 pages', 'members must log in', 'people book with us', 'need two languages',
         'our volunteers edit it', 'only have two networks', 'post every day', 'take payments', 'have 80 products', 'only serve one town']
COMPLAINT = ["that's not what i asked", 'you ignored half of my question', 'same answer again', "that's wrong", 'no, you got that wrong',
             "you didn't answer me", 'what are you talking about', 'i asked something else', 'stop pasting that list', 'you missed my question',
             'that makes no sense', 'read my question again', 'wrong again', "this isn't helping", 'not helpful', 'huh? no']
TROUBLE = ["my order is late", 'i ordered two weeks ago and heard nothing', "a file is missing from my delivery", 'i paid but see no order',
           'my project manager does not answer', "i can't log in to my account", 'what you delivered is broken', 'where is my order',
           'the logo you sent me is wrong', 'i need to change something in the order i placed last week', 'still waiting for my site']
ORDER = ['how do i order', 'where do i order this', 'ok i take it, what now', "i'll take it, next step?", 'where do i pay', 'how do i buy it',
         "let's do it, how", 'can i order now', 'send me the link', 'ok where do i sign up for it']
ASKS = {'time': ['how long for {x}', 'when is {x} ready', 'how many days does {x} need', '{x} takes how long'],
        'contents': ["what's in {x}", 'what do i get with {x}', 'what does {x} include', 'details of {x}'],
        'price': ['how much is {x} alone', 'price of {x} by itself', 'what does {x} cost on its own']}
OPEN = {'total': ['total?', 'so what does it all come to', 'sum please', 'all together?', 'how much in total', 'what would i pay now'],
        'time': ['how long for everything', 'when is all of it done'],
        'compare': ['which is cheaper', 'which one is faster', 'what is the difference between them', 'how do they differ'],
        'budget': ['i only have {b}', 'my budget is {b}, does it fit', 'can you do it for {b}', 'max {b}'],
        'smalltalk': ['thanks', 'ok great', 'bye', 'cool, will think about it', 'perfect thank you'],
        'haggle': ['too expensive', 'can you do cheaper', 'give me a better price', 'someone else is cheaper']}
ELSEWHERE = ['just curious, what does {y} cost', 'not ordering, but how long is {y}', 'what is {y} actually',
             'and what would {y} cost, only asking', 'how much is {y} btw, not for now']
WHO = ['cousin', 'nephew', 'wife', 'brother', 'designer', 'a friend', 'colleague', 'sister', 'boss']
THINGS = ['shops', 'branches', 'brands', 'sites', 'clients', 'offices', 'languages', 'products']
LEAD = ['', '', '', '', 'ok ', 'hmm ', 'actually ', 'sorry, ', 'so ', 'alright, ', 'please ', 'hi again, ', 'my boss says ',
        'thinking about it, ', 'no wait, ', 'fine, ', "we're a small shop. "]
NUMBERS = {2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 10: 'ten', 12: 'twelve'}
WEIGHTS = {'drop': 12, 'keep': 10, 'replace': 10, 'add': 12, 'tier': 12, 'times': 9, 'set': 6, 'split': 4, 'restore': 5, 'ask': 7, 'open': 8,
           'holds': 10, 'which': 4, 'elsewhere': 6, 'complaint': 4, 'trouble': 4, 'order': 3}
CHANGES = ('drop', 'keep', 'replace', 'add', 'tier', 'times', 'set', 'split', 'restore')
JOINTS = [' and ', ', and ', '. ', ', ', '. And ', ' also ', '. Also ', ' - ', '\n', '; ', ' & ', ' ', '? ', ' plus ', ', but ', '. But ', '! ', '... ']
# Something a visitor has, does or once had, and something wanted.
ASIDE = ['i have {x} already', 'my {who} does {x}', 'i do {x} myself', 'we already got {x}', 'our {x} is years old', 'i paid somebody for {x} and it was bad',
         'our last agency sold us {x}', 'my competitor has {x}', 'not {x}', "i don't mean {x}", 'we are a {x} company ourselves', 'i run {x} on the side',
         'somebody told me about {x}', 'we tried {x} last year', '{x} is done', 'i work for a firm that sells {x}', 'we use {x} at the moment']
WISH = ['i need {y}', 'how much for {y}', 'can you do {y}', "i'm looking for {y}", 'i want {y}, what does it cost', 'now we want {y}', 'what would {y} be',
        'price of {y}?', 'do you offer {y}', 'could you make {y} for us', '{y} please', 'quote me for {y}']
# The share of messages put together from two or three.
SEVERAL = .45


def says_value(value, words):
    """Words marked with the value they give the order; `with_spans` removes the marks."""
    return f'\x01{value}\x02{words}\x03'


AMOUNT = re.compile(r'\d+|two')
SAID = re.compile('\x01([a-z]+)\x02([^\x03]*)\x03')


def with_spans(part):
    """A part with its marked words as spans, and without marks in its text."""
    spans = [{'words': words, 'value': value} for value, words in SAID.findall(part['text'])]
    return {**part, 'text': SAID.sub(r'\2', part['text']), 'spans': spans}


def called(offer):
    """A service as people refer to it: by its name or one word of it."""
    name = random.choice(offer['called']).lower()
    name = random.choice([name, name, name, name.split()[0], name.split()[-1]])
    return random.choice(['the {}', 'the {} thing', 'that {} one', 'the {} part', '{}', 'my {}', 'the {}', 'this {}']).format(name)


def pointed(at, lines):
    """A line as people refer to it."""
    ways = [called(lines[at][0])] * 8
    if len(lines) == 1:
        ways += ['it', 'that', 'that one']
    else:
        ways.append(['the first one', 'the second one', 'the third one'][at])
        if at == len(lines) - 1:
            ways.append('the last one')
    return random.choice(ways)


def package(offer, row):
    rows, name, price = offer['packages'], row['name'].lower(), row['price']
    ways = [name, f'the {name}', f'the {name} package', f'the {price} one', f'the ${price} one']
    if row is rows[0]:
        ways += ['the cheapest', 'the smallest', 'the cheap one', 'the smallest package']
    elif row is rows[-1]:
        ways += ['the biggest', 'the largest', 'the most expensive one', 'the top one', 'the full package']
    elif len(rows) == 3:
        ways += ['the middle one', 'the mid package', 'the medium one']
    return says_value('tier', random.choice(ways))


def change(kind, at, lines):
    """The text of one change to one line."""
    offer, row = lines[at]
    x = pointed(at, lines)
    if kind == 'drop':
        return random.choice(DROP).format(x=x, who=random.choice(WHO))
    if kind == 'tier':
        return random.choice(TIER).format(x=x, t=package(offer, random.choice([r for r in offer['packages'] if r is not row])))
    number = random.choice(list(NUMBERS))
    templates = MONTHS if row['recurs'] else TIMES
    value = 'months' if row['recurs'] else 'times'
    return random.choice(templates).format(x=x, n=says_value(value, random.choice([number, NUMBERS[number]])), things=random.choice(THINGS))


def line_text(offer, row, times, out):
    """A line as `order-text.ts` writes it."""
    name = f"{offer['name']}, {row['name']}" if row else offer['name']
    often = '' if times < 2 else f', {times} months' if row and row['recurs'] else f', {times} of them'
    return f"{'taken out: ' if out else ''}{name}{often}"


class Order:
    """A random order, for messages that change it."""

    def __init__(self, shop):
        self.shop = shop
        offers = random.sample(shop, random.choice([1, 1, 2, 2, 3, 3]))
        self.lines = [(offer, random.choice(offer['packages'])) for offer in offers]
        self.times = [random.choice([2, 3, 4, 5, 6]) if random.random() < .25 else 1 for _ in offers]
        self.out = len(offers) > 1 and random.random() < .25
        self.inside = list(range(1 if self.out else 0, len(offers)))
        self.open = len(offers) == 1 and random.random() < .3
        self.touched = set()

    def texts(self):
        return [line_text(offer, None if self.open else row, 1 if self.open else times, self.out and at == 0)
                for at, ((offer, row), times) in enumerate(zip(self.lines, self.times))]

    def part(self, kind):
        """One part of a message, with its effect; None if it doesn't fit the order."""
        free = [at for at in self.inside if at not in self.touched]
        acts, ask, add = ['none'] * len(self.lines), 'none', False
        if kind == 'restore' and (not self.out or 0 in self.touched) or kind == 'keep' and (len(self.inside) < 2 or self.touched):
            return None
        if kind in ('times', 'set', 'split') and self.open or kind in CHANGES and kind not in ('add', 'restore') and not free:
            return None
        at = 0 if kind == 'restore' else random.choice(free or self.inside)
        x, (offer, row) = pointed(at, self.lines), self.lines[at]
        other = random.choice([one for one in self.shop if one not in [o for o, _ in self.lines]])
        article, number = random.choice(['', 'a ', 'some ']), random.choice(list(NUMBERS))
        says = lambda templates, **words: random.choice(templates).format(x=x, **words)
        if kind in ('drop', 'tier', 'times'):
            text = change(kind, at, self.lines)
            acts[at] = kind
        elif kind in ('set', 'split'):
            few = random.choice([1, 1, 2, 3])
            acts[at] = kind
            text = says(SET if kind == 'set' else SPLIT, n=says_value('times', random.choice([few, 'one' if few == 1 else NUMBERS.get(few, few)])),
                        m=says_value('spoken', random.choice([number, NUMBERS[number]])), t=package(offer, random.choice(offer['packages'])))
        elif kind == 'restore':
            acts[at] = kind
            text = says(RESTORE)
        elif kind == 'keep':
            acts = ['drop' if place in self.inside and place != at else 'none' for place in range(len(self.lines))]
            rest = ' and '.join(pointed(place, self.lines) for place in self.inside if place != at)
            text = says(KEEP, who=random.choice(WHO), z=rest if random.random() < .7 else 'the rest')
        elif kind == 'replace':
            acts[at] = kind
            text = says(REPLACE, y=article + called(other))
        elif kind == 'add':
            add = True
            chosen = f", {package(other, random.choice(other['packages']))}" if random.random() < .4 else ''
            text = says(ADD, y=article + called(other) + chosen)
        elif kind == 'ask':
            ask = random.choice(list(ASKS))
            acts[at] = 'asked'
            text = says(ASKS[ask])
        elif kind in ('holds', 'which'):
            ask = kind
            acts[at] = 'asked'
            text = says(HOLDS if kind == 'holds' else WHICH, f=random.choice(FEATURES), need=AMOUNT.sub(lambda found: says_value('amount', found[0]), random.choice(NEEDS)))
        elif kind == 'open':
            ask = random.choice([name for name in OPEN if len(self.inside) > 1 or name != 'compare'])
            text = says(OPEN[ask], b=says_value('budget', random.choice(['300', '$500', '1000 dollars', '800 usd', '250'])))
        else:
            ask = kind
            text = says({'elsewhere': ELSEWHERE, 'complaint': COMPLAINT, 'trouble': TROUBLE, 'order': ORDER}[kind], y=called(other))
        if kind in CHANGES:
            self.touched.update(place for place, act in enumerate(acts) if act != 'none')
        return with_spans({'text': text, 'acts': acts, 'add': add, 'ask': ask})


def from_template(shop, questions):
    """A message of one to three parts. `questions` are human-written messages that don't change the order, with their ask."""
    order = Order(shop)
    wanted, parts = random.choice([2, 2, 3]) if random.random() < SEVERAL else 1, []
    while len(parts) < wanted:
        if parts and random.random() < .35:
            text, ask = random.choice(questions)
            parts.append({'text': text, 'acts': ['none'] * len(order.lines), 'add': False, 'ask': ask})
            continue
        part = order.part(random.choices(list(WEIGHTS), list(WEIGHTS.values()))[0])
        if part:
            parts.append(part)
    for at, part in enumerate(parts[1:], 1):
        parts[at - 1]['text'] = parts[at - 1]['text'].rstrip('.?! ') if random.random() < .7 else parts[at - 1]['text']
        part['text'] = random.choice(JOINTS) + part['text']
    parts[0]['text'] = random.choice(LEAD) + parts[0]['text']
    parts[-1]['text'] += random.choice(['', '', '', ' please', ' pls', '?', '.', ', thanks'])
    return {'writer': 'template', 'lines': order.texts(), 'parts': parts}


def told_aside(shop):
    """Something only mentioned, next to something wanted."""
    has, wants = random.sample(shop, 2)
    x, y = called(has), random.choice(['', 'a ', 'some ']) + called(wants)
    aside, wish = random.choice(ASIDE).format(x=x, who=random.choice(WHO)), random.choice(WISH).format(y=y)
    mentions = [{'words': x, 'meant': False}, {'words': y, 'meant': True}]
    pair = [aside, wish] if random.random() < .7 else [wish, aside]
    text = random.choice(LEAD) + random.choice(JOINTS).join(pair)
    if random.random() < .2:
        text, mentions = random.choice(LEAD) + wish, mentions[1:]
    asks = ['price', 'none', 'which', 'total', 'elsewhere', 'order']
    return {'lines': [], 'unsegmented': True, 'parts': [{'text': text, 'acts': [], 'add': None, 'ask': asks, 'mentions': mentions}]}
