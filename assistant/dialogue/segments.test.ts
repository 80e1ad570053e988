import { expect, test } from 'vitest';
import { type DialogueActs, mapActs } from './acts.ts';
import { newLine } from './order-line.ts';
import { joinSegments, onLatestLines, type Segment, withoutReferences } from './segments.ts';
import { initialState } from './state.ts';

const nothing = mapActs((): DialogueActs['linesByAct']['none'] => []);

function part(text: string, acts: Partial<DialogueActs> = {}): Segment {
  const shares = { topic: 0, order: 1 };
  const likely = { changes: [], removals: [] };
  return {
    text,
    acts: {
      linesByAct: nothing,
      ...likely,
      adds: false,
      request: 'none',
      isRequestCertain: true,
      requestProbabilities: shares,
      words: [],
      ...acts,
    },
  };
}

const textsOf = (segments: readonly Segment[]) => segments.map(({ text }) => text);

test('a list and what it comes to are one part', () => {
  const segments = [
    part('a basic site', { adds: true }),
    part(' and a logo', { adds: true }),
    part(', total?', { request: 'total' }),
  ];
  expect(joinSegments(segments, false)).toMatchObject([
    { text: 'a basic site and a logo, total?', acts: { adds: true, request: 'total' } },
  ]);
});

test('a change and a question stay apart', () => {
  const drops = { ...nothing, drop: [newLine('kite-building')] };
  const segments = [part('drop the kite', { linesByAct: drops }), part(', total?', { request: 'total' })];
  expect(textsOf(joinSegments(segments, false))).toEqual(['drop the kite', ', total?']);
});

test('a first message is one wish, apart from matters of their own', () => {
  const segments = [
    part('I sell kites.'),
    part(' What is a site?', { request: 'price' }),
    part(' Do you sign NDAs?', { request: 'policy' }),
  ];
  expect(textsOf(joinSegments(segments, true))).toEqual(['I sell kites. What is a site?', ' Do you sign NDAs?']);
});

test('what a first message asks beside a price is answered by itself, sure or not', () => {
  const segments = [
    part('how much for a kite', { request: 'price', adds: true }),
    part(' and do I get a string,', { request: 'holds', isRequestCertain: false }),
    part(' also how many colours', { request: 'contents' }),
  ];
  expect(joinSegments(segments, true)).toHaveLength(3);
});

test('words that only lead up to a question are part of it', () => {
  const segments = [
    part('Price of a kite?', { request: 'price' }),
    part(' Also kindly clarify', { request: 'policy', isRequestCertain: false }),
    part(' whether you send invoices', { request: 'policy' }),
  ];
  expect(textsOf(joinSegments(segments, true))).toEqual([
    'Price of a kite?',
    ' Also kindly clarify whether you send invoices',
  ]);
});

test('a name before a list is part of it, with what was read of it', () => {
  const word = (text: string) => ({ text, role: 'meant', value: 'nothing' }) as const;
  const segments = [
    part('kites', { isRequestCertain: false, words: [word('kites')] }),
    part(' and 4 tales', { words: [word('tales')] }),
  ];
  expect(joinSegments(segments, true)).toMatchObject([
    { text: 'kites and 4 tales', acts: { words: [word('kites'), word('tales')] } },
  ]);
});

test('a part behind something new points at none of the lines that were there, and still takes them out', () => {
  const [site, logo] = [newLine('kite-building'), newLine('kite-painting')];
  const { acts } = part(' and how long?', { linesByAct: { ...nothing, asked: [site], drop: [logo] } });
  expect(acts && withoutReferences(acts).linesByAct).toMatchObject({ asked: [], none: [site], drop: [logo] });
});

test('a later part is said of the lines as earlier ones have left them', () => {
  const [site, logo, video] = [newLine('kite-building'), newLine('kite-painting'), newLine('sky-tales')];
  const [another, twice] = [newLine('kite-painting'), { ...logo, quantity: 2 }];
  const before = { ...initialState, lines: [site, logo, another] };
  const now = { ...initialState, lines: [twice, another] };
  const said = part(' drop both', {
    linesByAct: { ...nothing, drop: [logo, another], none: [site], restore: [video] },
  });
  expect(onLatestLines(said, before, now).acts?.linesByAct).toMatchObject({
    drop: [twice, another],
    none: [],
    restore: [video],
  });
});
