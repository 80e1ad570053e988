"""Framed messages in the middle of an order. They teach pointing at lines; people's wordings teach the rest."""
import random

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
TAIL = ['', '', '', '', ' please', ' pls', ' ok?', ', thanks', '. what is the total now?', ' and the total?', ' - how much is it then']
NUMBERS = {2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 10: 'ten', 12: 'twelve'}
WEIGHTS = {'drop': 12, 'keep': 12, 'replace': 10, 'add': 10, 'tier': 12, 'times': 9, 'two': 10, 'ask': 7, 'open': 8, 'elsewhere': 4}


def called(offer):
    """A service as people call it, whole or by a word of its name."""
    name = random.choice(offer['called']).lower()
    name = random.choice([name, name, name, name.split()[0], name.split()[-1]])
    return random.choice(['the {}', 'the {} thing', 'that {} one', 'the {} part', '{}', 'my {}', 'the {}', 'this {}']).format(name)


def pointed(at, lines):
    """A line as people point at it."""
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
    return random.choice(ways)


def change(kind, at, lines):
    """Words for one change of one line."""
    offer, row = lines[at]
    x = pointed(at, lines)
    if kind == 'drop':
        return random.choice(DROP).format(x=x, who=random.choice(WHO))
    if kind == 'tier':
        return random.choice(TIER).format(x=x, t=package(offer, random.choice([r for r in offer['packages'] if r is not row])))
    number = random.choice(list(NUMBERS))
    frames = MONTHS if row['recurs'] else TIMES
    return random.choice(frames).format(x=x, n=random.choice([number, NUMBERS[number]]), things=random.choice(THINGS))


def framed(shop):
    kind = random.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]
    count = random.choice([2, 3]) if kind in ('keep', 'two') else random.choice([1, 2, 2, 3, 3])
    offers = random.sample(shop, count)
    lines = [(offer, random.choice(offer['packages'])) for offer in offers]
    at = random.randrange(count)
    other = random.choice([offer for offer in shop if offer not in offers])
    article = random.choice(['', 'a ', 'some '])
    acts, ask, add, tail = ['none'] * count, 'none', False, random.choice(TAIL)
    if kind in ('drop', 'tier', 'times'):
        acts[at] = kind
        text = change(kind, at, lines)
    elif kind == 'two':
        first, second = random.sample(range(count), 2)
        parts = []
        for place in (first, second):
            acts[place] = random.choice(['drop', 'tier', 'times'])
            parts.append(change(acts[place], place, lines))
        text = random.choice([' and ', ', ', '. ', ', and ', ' but ']).join(parts)
    elif kind == 'keep':
        acts = ['none' if place == at else 'drop' for place in range(count)]
        rest = ' and '.join(pointed(place, lines) for place in range(count) if place != at)
        text = random.choice(KEEP).format(x=pointed(at, lines), who=random.choice(WHO), z=rest if random.random() < .7 else 'the rest')
    elif kind == 'replace':
        acts[at] = 'replace'
        text = random.choice(REPLACE).format(x=pointed(at, lines), y=article + called(other))
    elif kind == 'add':
        add = True
        row = f", {package(other, random.choice(other['packages']))}" if random.random() < .4 else ''
        text = random.choice(ADD).format(y=article + called(other) + row)
    else:
        tail = ''
        if kind == 'ask':
            ask = random.choice(list(ASKS))
            acts[at] = 'asked'
            text = random.choice(ASKS[ask]).format(x=pointed(at, lines))
        elif kind == 'open':
            ask = random.choice([name for name in OPEN if count > 1 or name != 'compare'])
            text = random.choice(OPEN[ask]).format(b=random.choice(['300', '$500', '1000 dollars', '800 usd', '250']))
        else:
            ask = 'elsewhere'
            text = random.choice(ELSEWHERE).format(y=called(other))
    if 'total' in tail or 'how much' in tail:
        ask = 'total'
    return {'writer': 'framed', 'lines': [f"{offer['name']}, {row['name']}" for offer, row in lines],
            'text': random.choice(LEAD) + text + tail, 'acts': acts, 'add': add, 'ask': ask}
