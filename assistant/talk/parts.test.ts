import { expect, test } from 'vitest';
import { type Acts, byAct } from './acts.ts';
import { openLine } from './line.ts';
import { carriedOver, joinedParts, type SaidPart, withoutPointing } from './parts.ts';
import { newTalk } from './talk.ts';

const nothing = byAct((): Acts['of']['none'] => []);

function part(text: string, acts: Partial<Acts> = {}): SaidPart {
  const shares = { matter: 0, order: 1 };
  const likely = { changes: [], removals: [] };
  return { text, acts: { of: nothing, ...likely, adds: false, ask: 'none', sure: true, shares, words: [], ...acts } };
}

const textsOf = (parts: readonly SaidPart[]) => parts.map(({ text }) => text);

test('a list and what it comes to are one part', () => {
  const parts = [
    part('a basic site', { adds: true }),
    part(' and a logo', { adds: true }),
    part(', total?', { ask: 'total' }),
  ];
  expect(joinedParts(parts, false)).toMatchObject([
    { text: 'a basic site and a logo, total?', acts: { adds: true, ask: 'total' } },
  ]);
});

test('a change and a question stay apart', () => {
  const drops = { ...nothing, drop: [openLine('kite-building')] };
  const parts = [part('drop the kite', { of: drops }), part(', total?', { ask: 'total' })];
  expect(textsOf(joinedParts(parts, false))).toEqual(['drop the kite', ', total?']);
});

test('a first message is one wish, apart from matters of their own', () => {
  const parts = [
    part('I sell kites.'),
    part(' What is a site?', { ask: 'price' }),
    part(' Do you sign NDAs?', { ask: 'policy' }),
  ];
  expect(textsOf(joinedParts(parts, true))).toEqual(['I sell kites. What is a site?', ' Do you sign NDAs?']);
});

test('what a first message asks beside a price is answered by itself, sure or not', () => {
  const parts = [
    part('how much for a kite', { ask: 'price', adds: true }),
    part(' and do I get a string,', { ask: 'holds', sure: false }),
    part(' also how many colours', { ask: 'contents' }),
  ];
  expect(joinedParts(parts, true)).toHaveLength(3);
});

test('words that only lead up to a question are part of it', () => {
  const parts = [
    part('Price of a kite?', { ask: 'price' }),
    part(' Also kindly clarify', { ask: 'policy', sure: false }),
    part(' whether you send invoices', { ask: 'policy' }),
  ];
  expect(textsOf(joinedParts(parts, true))).toEqual([
    'Price of a kite?',
    ' Also kindly clarify whether you send invoices',
  ]);
});

test('a name before a list is part of it, with what was read of it', () => {
  const word = (text: string) => ({ text, role: 'meant', value: 'nothing' }) as const;
  const parts = [
    part('kites', { sure: false, words: [word('kites')] }),
    part(' and 4 tales', { words: [word('tales')] }),
  ];
  expect(joinedParts(parts, true)).toMatchObject([
    { text: 'kites and 4 tales', acts: { words: [word('kites'), word('tales')] } },
  ]);
});

test('a part behind something new points at none of the lines that were there, and still takes them out', () => {
  const [site, logo] = [openLine('kite-building'), openLine('kite-painting')];
  const { acts } = part(' and how long?', { of: { ...nothing, asked: [site], drop: [logo] } });
  expect(acts && withoutPointing(acts).of).toMatchObject({ asked: [], none: [site], drop: [logo] });
});

test('a later part is said of the lines as earlier ones have left them', () => {
  const [site, logo, video] = [openLine('kite-building'), openLine('kite-painting'), openLine('sky-tales')];
  const [another, twice] = [openLine('kite-painting'), { ...logo, times: 2 }];
  const before = { ...newTalk, lines: [site, logo, another] };
  const now = { ...newTalk, lines: [twice, another] };
  const said = part(' drop both', { of: { ...nothing, drop: [logo, another], none: [site], restore: [video] } });
  expect(carriedOver(said, before, now).acts?.of).toMatchObject({ drop: [twice, another], none: [], restore: [video] });
});
