import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LineAct, lineActs, requestTypes } from '#language/encode/labels.ts';
import { plainCount } from '#language/slots/numbers-in.ts';
import { countOf, mentionOf, readingOf } from '../fixture-reading.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { noEditCues } from '../read/edit-cues.ts';
import { type DialogueActs, toDialogueActs } from './acts.ts';
import { applyActs } from './apply-acts.ts';
import { isDecidedByActs } from './interpret-acts.ts';
import { newLine, noSlots, type OrderLine, type Slots } from './order-line.ts';
import { removeUnnamed, resolveReferences } from './resolve-references.ts';
import { type DialogueState, initialState } from './state.ts';

const shop = fixtureShop();
const building = { ...newLine('kite-building'), tiers: ['basic'] };
const painting = { ...newLine('kite-painting'), tiers: ['standard'] };
const watching = { ...newLine('wind-watching'), tiers: ['premium'] };
const order = [building, painting, watching];
const state: DialogueState = { ...initialState, lines: order, focus: ['wind-watching'] };

function only<Name extends string>(names: readonly Name[], one: Name, probability = 1): Record<Name, number> {
  const rest = (1 - probability) / (names.length - 1);
  return Object.fromEntries(names.map((name) => [name, name === one ? probability : rest])) as Record<Name, number>;
}

/** The acts of a message with certain probabilities, unless given. */
function acting(
  acts: readonly LineAct[],
  { lines = order as readonly OrderLine[], ask: request = 'none' as DialogueActs['request'], probability = 1 } = {},
): DialogueActs {
  return toDialogueActs(lines, [], {
    lines: acts.map((act) => only(lineActs, act, probability)),
    adds: 0,
    requests: only(requestTypes, request),
    words: [],
  });
}

describe('what a message does to an order', () => {
  test('whatever goes, the rest is not touched', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<LineAct>('none', 'drop'), { minLength: 3, maxLength: 3 }), (acts) => {
        const { lines } = applyActs(shop, state, readingOf(), acting(acts));
        expect(lines).toEqual(order.filter((_, at) => acts[at] === 'none'));
      }),
    );
  });

  test('what goes can be had back', () => {
    expect(applyActs(shop, state, readingOf(), acting(['drop', 'none', 'none'])).dropped).toEqual([building]);
  });

  test('a package is changed where the message points, by what it says of none', () => {
    const tiers = [{ name: 'premium', rank: 'last', relative: false, bySize: false, at: 0 }] as const;
    const reading = readingOf({ unassigned: { ...noSlots, tiers: [...tiers] } });
    const { lines, focus } = applyActs(shop, state, reading, acting(['none', 'tier', 'none']));
    expect(lines).toMatchObject([building, { service: 'kite-painting', tiers: ['premium'] }, watching]);
    expect(focus).toEqual(['kite-painting']);
  });

  test('a package is that of the line that has it, not the largest of another list', () => {
    const tales = { ...newLine('sky-tales'), tiers: ['short'] };
    const lines = [building, tales];
    const reading = readingOf({ unassigned: { ...noSlots, tiers: [{ name: 'premium', rank: 'last', at: 0 }] } });
    const after = applyActs(shop, { ...state, lines }, reading, acting(['tier', 'tier'], { lines }));
    expect(after.lines).toMatchObject([{ tiers: ['premium'] }, { tiers: ['short'] }]);
  });

  test('a number says how often, and of what goes on for how many months', () => {
    const reading = readingOf({ unassigned: { ...noSlots, counts: [{ ...plainCount, value: 6, at: 0, bare: true }] } });
    expect(applyActs(shop, state, reading, acting(['times', 'none', 'none'])).lines[0]).toMatchObject({ quantity: 6 });
    expect(applyActs(shop, state, reading, acting(['none', 'none', 'times'])).lines[2]).toMatchObject({ months: 6 });
  });

  test('months multiply what is ordered every month, and say nothing of what is ordered once', () => {
    const counts = [{ ...plainCount, value: 6, at: 0, months: true }];
    const reading = readingOf({ unassigned: { ...noSlots, counts } });
    const linesAfter = (line: OrderLine) =>
      applyActs(shop, { ...state, lines: [line] }, reading, acting(['times'], { lines: [line] })).lines;
    const four = { ...painting, quantity: 4 };
    expect(linesAfter({ ...four, monthly: true })).toMatchObject([{ quantity: 4, months: 6 }]);
    expect(linesAfter(four)).toMatchObject([{ quantity: 4, months: undefined }]);
  });

  test('what is in doubt changes nothing', () => {
    const doubtful = acting(['drop', 'none', 'none'], { probability: 0.5 });
    expect(doubtful.linesByAct.drop).toEqual([]);
    expect(isDecidedByActs(shop, state, readingOf(), doubtful)).toBe(false);
  });

  test('a change of the only thing under discussion, too', () => {
    const acts = acting(['tier'], { lines: [building] });
    expect(isDecidedByActs(shop, { ...state, lines: [building] }, readingOf(), acts)).toBe(true);
  });
});

describe('a correction', () => {
  const said = (values: Partial<Slots>) => readingOf({ unassigned: { ...noSlots, ...values } });
  const count = (value: number) => [{ ...plainCount, value, at: 0, isQuantity: true }];
  const many = { ...building, quantity: 4 };
  const several = { ...state, lines: [many, painting] };

  test('says a line anew: what was understood before counts for nothing', () => {
    const acts = acting(['set', 'none'], { lines: several.lines });
    expect(applyActs(shop, several, said({ counts: count(1) }), acts).lines).toMatchObject([
      { service: 'kite-building', quantity: 1 },
      painting,
    ]);
  });

  test('of some of several leaves the rest as they were', () => {
    const tiers = [{ name: 'premium', rank: 'last', relative: false, bySize: false, at: 0 }] as const;
    const acts = acting(['split', 'none'], { lines: several.lines });
    const reading = said({ counts: count(3), tiers: [...tiers] });
    const ofThem = { ...reading, editCues: { ...reading.editCues, changesSome: true } };
    expect(applyActs(shop, several, ofThem, acts).lines).toMatchObject([
      { tiers: ['basic'], quantity: 1 },
      { tiers: ['premium'], quantity: 3 },
      painting,
    ]);
    expect(applyActs(shop, several, reading, acts).lines).toMatchObject([
      { tiers: ['premium'], quantity: 3 },
      painting,
    ]);
  });

  test('brings back what was taken out, and takes nothing else', () => {
    const without = { ...state, lines: [painting], dropped: [building] };
    const acts = toDialogueActs([building, painting], [building], {
      lines: [only(lineActs, 'restore'), only(lineActs, 'none')],
      adds: 0,
      requests: only(requestTypes, 'none'),
      words: [],
    });
    const { lines, dropped } = applyActs(shop, without, readingOf(), acts);
    expect(lines).toEqual([painting, building]);
    expect(dropped).toEqual([]);
  });
});

describe('what a part is aimed at', () => {
  test('a price is that of the line that has a package for it', () => {
    const reading = readingOf({ unassigned: { ...noSlots, prices: [60] } });
    const { linesByAct } = resolveReferences(shop, reading, acting(['tier', 'none', 'none']));
    expect(linesByAct.tier).toEqual([painting]);
    expect(linesByAct.none).toContain(building);
  });

  test('what is taken out by name goes alone', () => {
    const drops = acting(['drop', 'drop', 'none']);
    expect(resolveReferences(shop, readingOf({ mentionedOnly: ['kite-painting'] }), drops).linesByAct.drop).toEqual([
      painting,
    ]);
    expect(resolveReferences(shop, readingOf(), drops).linesByAct.drop).toEqual([building, painting]);
  });

  test.each([
    ['more', 5],
    ['fewer', 1],
  ] as const)('so many %s than before', (way, times) => {
    const thrice = { ...painting, quantity: 3 };
    const counts = [{ ...plainCount, value: 2, at: 0, isQuantity: true, [way]: true }];
    const reading = readingOf({ unassigned: { ...noSlots, counts } });
    const now = applyActs(shop, { ...initialState, lines: [thrice] }, reading, acting(['times'], { lines: [thrice] }));
    expect(now.lines).toMatchObject([{ service: 'kite-painting', quantity: times }]);
  });
});

test('so many of one kind and so many of another stand apart', () => {
  const four = { ...newLine('sky-tales'), tiers: ['short'], quantity: 4 };
  const lines = [1000, 500].map((words) =>
    mentionOf('sky-tales', { counts: [countOf(2, { isQuantity: true }), countOf(words, { limits: ['words'] })] }),
  );
  const reading = readingOf({ services: lines });
  const { lines: now } = applyActs(
    shop,
    { ...initialState, lines: [four] },
    reading,
    acting(['tier'], { lines: [four] }),
  );
  expect(now).toMatchObject([
    { quantity: 2, amounts: { words: 1000 } },
    { quantity: 2, amounts: { words: 500 } },
  ]);
});

describe('what is wanted of an order', () => {
  const named = (...services: string[]) =>
    readingOf({
      services: services.map((service) => mentionOf(service)),
      editCues: { ...noEditCues, wantsOnlyNamed: true },
    });

  test('what a message names with ‘only’ stays, the rest leaves', () => {
    const acts = removeUnnamed(state, named('kite-building'), acting(['none', 'none', 'none']), ['kite-building']);
    expect(acts.linesByAct.drop).toEqual([painting, watching]);
  });

  test('what another part of the message names stays as well', () => {
    const services = ['kite-building', 'wind-watching'];
    const acts = removeUnnamed(state, named('kite-building'), acting(['none', 'none', 'none']), services);
    expect(acts.linesByAct.drop).toEqual([painting]);
  });

  test('… even if it seems to go', () => {
    const services = ['kite-building', 'wind-watching'];
    const acts = removeUnnamed(state, named('kite-building'), acting(['none', 'drop', 'drop']), services);
    expect(acts.linesByAct.drop).toEqual([painting]);
  });

  test('what was only asked about is taken with ‘only’', () => {
    const asked: OrderLine = { ...watching, status: 'asked' };
    const before = { ...state, lines: [building, painting, asked] };
    const adding = { ...acting(['none', 'none', 'none'], { lines: before.lines }), adds: true };
    const gone = (services: string[], acts: DialogueActs) =>
      removeUnnamed(before, named(...services), acts, services).linesByAct.drop.map(({ service }) => service);
    expect(gone(['wind-watching'], adding)).toEqual(['kite-building', 'kite-painting']);
    expect(gone(['kite-building'], adding)).toEqual([]);
  });

  test('the price of one alone is a question', () => {
    const asked = acting(['none', 'none', 'none'], { ask: 'total' });
    expect(removeUnnamed(state, named('kite-building'), asked, ['kite-building']).linesByAct.drop).toEqual([]);
  });

  test('what a complaint names as unwanted leaves, whatever else it takes back', () => {
    const editCues = { ...noEditCues, drops: ['wind-watching'] };
    const complaint = { ...acting(['none', 'none', 'none'], { ask: 'complaint' }), removals: [] };
    expect(
      resolveReferences(shop, readingOf({ mentionedOnly: ['wind-watching'], editCues }), complaint).linesByAct.drop,
    ).toEqual([watching]);
    expect(resolveReferences(shop, readingOf({ editCues }), complaint).linesByAct.drop).toEqual([]);
  });

  test('what is named but not meant leaves if that is likely', () => {
    const reading = readingOf({ mentionedOnly: ['wind-watching'] });
    expect(
      resolveReferences(shop, reading, acting(['none', 'none', 'drop'], { probability: 0.4 })).linesByAct.drop,
    ).toEqual([watching]);
    expect(resolveReferences(shop, reading, acting(['none', 'none', 'none'])).linesByAct.drop).toEqual([]);
  });

  test('leaving out what is not there leaves out nothing else', () => {
    const reading = readingOf({ editCues: { ...noEditCues, drops: ['sky-tales'] } });
    expect(resolveReferences(shop, reading, acting(['drop', 'none', 'none'])).linesByAct.drop).toEqual([]);
  });
});
