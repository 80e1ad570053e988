import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asks, type LineAct, lineActs } from '#language/encode/labels.ts';
import { plainCount } from '#language/slots/numbers-in.ts';
import { countOf, lineOf, readingOf } from '../fixture-reading.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { noEdits } from '../read/edits-in.ts';
import { type Acts, actsOf } from './acts.ts';
import { afterActs } from './after-acts.ts';
import { aimed, keepingOnly } from './aim-changes.ts';
import { decidesBy } from './apply-acts.ts';
import { type Line, type Marks, noMarks, openLine } from './line.ts';
import { newTalk, type Talk } from './talk.ts';

const shop = fixtureShop();
const building = { ...openLine('kite-building'), tiers: ['basic'] };
const painting = { ...openLine('kite-painting'), tiers: ['standard'] };
const watching = { ...openLine('wind-watching'), tiers: ['premium'] };
const order = [building, painting, watching];
const talk: Talk = { ...newTalk, lines: order, focus: ['wind-watching'] };

function only<Name extends string>(names: readonly Name[], one: Name, share = 1): Record<Name, number> {
  const rest = (1 - share) / (names.length - 1);
  return Object.fromEntries(names.map((name) => [name, name === one ? share : rest])) as Record<Name, number>;
}

/** The acts of a message with certain probabilities, unless given. */
function acting(
  acts: readonly LineAct[],
  { lines = order as readonly Line[], ask = 'none' as Acts['ask'], share = 1 } = {},
): Acts {
  return actsOf(lines, [], {
    lines: acts.map((act) => only(lineActs, act, share)),
    adds: 0,
    asks: only(asks, ask),
    words: [],
  });
}

describe('what a message does to an order', () => {
  test('whatever goes, the rest is not touched', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<LineAct>('none', 'drop'), { minLength: 3, maxLength: 3 }), (acts) => {
        const { lines } = afterActs(shop, talk, readingOf(), acting(acts));
        expect(lines).toEqual(order.filter((_, at) => acts[at] === 'none'));
      }),
    );
  });

  test('what goes can be had back', () => {
    expect(afterActs(shop, talk, readingOf(), acting(['drop', 'none', 'none'])).dropped).toEqual([building]);
  });

  test('a package is changed where the message points, by what it says of none', () => {
    const tiers = [{ name: 'premium', rank: 'last', relative: false, bySize: false, at: 0 }] as const;
    const reading = readingOf({ unassigned: { ...noMarks, tiers: [...tiers] } });
    const { lines, focus } = afterActs(shop, talk, reading, acting(['none', 'tier', 'none']));
    expect(lines).toMatchObject([building, { service: 'kite-painting', tiers: ['premium'] }, watching]);
    expect(focus).toEqual(['kite-painting']);
  });

  test('a package is that of the line that has it, not the largest of another list', () => {
    const tales = { ...openLine('sky-tales'), tiers: ['short'] };
    const lines = [building, tales];
    const reading = readingOf({ unassigned: { ...noMarks, tiers: [{ name: 'premium', rank: 'last', at: 0 }] } });
    const after = afterActs(shop, { ...talk, lines }, reading, acting(['tier', 'tier'], { lines }));
    expect(after.lines).toMatchObject([{ tiers: ['premium'] }, { tiers: ['short'] }]);
  });

  test('a number says how often, and of what goes on for how many months', () => {
    const reading = readingOf({ unassigned: { ...noMarks, counts: [{ ...plainCount, value: 6, at: 0, bare: true }] } });
    expect(afterActs(shop, talk, reading, acting(['times', 'none', 'none'])).lines[0]).toMatchObject({ times: 6 });
    expect(afterActs(shop, talk, reading, acting(['none', 'none', 'times'])).lines[2]).toMatchObject({ months: 6 });
  });

  test('months multiply what is ordered every month, and say nothing of what is ordered once', () => {
    const counts = [{ ...plainCount, value: 6, at: 0, months: true }];
    const reading = readingOf({ unassigned: { ...noMarks, counts } });
    const linesAfter = (line: Line) =>
      afterActs(shop, { ...talk, lines: [line] }, reading, acting(['times'], { lines: [line] })).lines;
    const four = { ...painting, times: 4 };
    expect(linesAfter({ ...four, monthly: true })).toMatchObject([{ times: 4, months: 6 }]);
    expect(linesAfter(four)).toMatchObject([{ times: 4, months: undefined }]);
  });

  test('what is in doubt changes nothing', () => {
    const doubtful = acting(['drop', 'none', 'none'], { share: 0.5 });
    expect(doubtful.of.drop).toEqual([]);
    expect(decidesBy(shop, talk, readingOf(), doubtful)).toBe(false);
  });

  test('a change of the only thing under discussion, too', () => {
    const acts = acting(['tier'], { lines: [building] });
    expect(decidesBy(shop, { ...talk, lines: [building] }, readingOf(), acts)).toBe(true);
  });
});

describe('a correction', () => {
  const said = (values: Partial<Marks>) => readingOf({ unassigned: { ...noMarks, ...values } });
  const count = (value: number) => [{ ...plainCount, value, at: 0, times: true }];
  const many = { ...building, times: 4 };
  const several = { ...talk, lines: [many, painting] };

  test('says a line anew: what was understood before counts for nothing', () => {
    const acts = acting(['set', 'none'], { lines: several.lines });
    expect(afterActs(shop, several, said({ counts: count(1) }), acts).lines).toMatchObject([
      { service: 'kite-building', times: 1 },
      painting,
    ]);
  });

  test('of some of several leaves the rest as they were', () => {
    const tiers = [{ name: 'premium', rank: 'last', relative: false, bySize: false, at: 0 }] as const;
    const acts = acting(['split', 'none'], { lines: several.lines });
    const reading = said({ counts: count(3), tiers: [...tiers] });
    const ofThem = { ...reading, edits: { ...reading.edits, ofSome: true } };
    expect(afterActs(shop, several, ofThem, acts).lines).toMatchObject([
      { tiers: ['basic'], times: 1 },
      { tiers: ['premium'], times: 3 },
      painting,
    ]);
    expect(afterActs(shop, several, reading, acts).lines).toMatchObject([{ tiers: ['premium'], times: 3 }, painting]);
  });

  test('brings back what was taken out, and takes nothing else', () => {
    const without = { ...talk, lines: [painting], dropped: [building] };
    const acts = actsOf([building, painting], [building], {
      lines: [only(lineActs, 'restore'), only(lineActs, 'none')],
      adds: 0,
      asks: only(asks, 'none'),
      words: [],
    });
    const { lines, dropped } = afterActs(shop, without, readingOf(), acts);
    expect(lines).toEqual([painting, building]);
    expect(dropped).toEqual([]);
  });
});

describe('what a part is aimed at', () => {
  test('a price is that of the line that has a package for it', () => {
    const reading = readingOf({ unassigned: { ...noMarks, prices: [60] } });
    const { of } = aimed(shop, reading, acting(['tier', 'none', 'none']));
    expect(of.tier).toEqual([painting]);
    expect(of.none).toContain(building);
  });

  test('what is taken out by name goes alone', () => {
    const drops = acting(['drop', 'drop', 'none']);
    expect(aimed(shop, readingOf({ aside: ['kite-painting'] }), drops).of.drop).toEqual([painting]);
    expect(aimed(shop, readingOf(), drops).of.drop).toEqual([building, painting]);
  });

  test.each([
    ['more', 5],
    ['fewer', 1],
  ] as const)('so many %s than before', (way, times) => {
    const thrice = { ...painting, times: 3 };
    const counts = [{ ...plainCount, value: 2, at: 0, times: true, [way]: true }];
    const reading = readingOf({ unassigned: { ...noMarks, counts } });
    const now = afterActs(shop, { ...newTalk, lines: [thrice] }, reading, acting(['times'], { lines: [thrice] }));
    expect(now.lines).toMatchObject([{ service: 'kite-painting', times }]);
  });
});

test('so many of one kind and so many of another stand apart', () => {
  const four = { ...openLine('sky-tales'), tiers: ['short'], times: 4 };
  const lines = [1000, 500].map((words) =>
    lineOf('sky-tales', { counts: [countOf(2, { times: true }), countOf(words, { limits: ['words'] })] }),
  );
  const reading = readingOf({ lines });
  const { lines: now } = afterActs(shop, { ...newTalk, lines: [four] }, reading, acting(['tier'], { lines: [four] }));
  expect(now).toMatchObject([
    { times: 2, quantities: { words: 1000 } },
    { times: 2, quantities: { words: 500 } },
  ]);
});

describe('what is wanted of an order', () => {
  const named = (...services: string[]) =>
    readingOf({ lines: services.map((service) => lineOf(service)), edits: { ...noEdits, only: true } });

  test('what a message names with ‘only’ stays, the rest leaves', () => {
    const acts = keepingOnly(talk, named('kite-building'), acting(['none', 'none', 'none']), ['kite-building']);
    expect(acts.of.drop).toEqual([painting, watching]);
  });

  test('what another part of the message names stays as well', () => {
    const services = ['kite-building', 'wind-watching'];
    const acts = keepingOnly(talk, named('kite-building'), acting(['none', 'none', 'none']), services);
    expect(acts.of.drop).toEqual([painting]);
  });

  test('… even if it seems to go', () => {
    const services = ['kite-building', 'wind-watching'];
    const acts = keepingOnly(talk, named('kite-building'), acting(['none', 'drop', 'drop']), services);
    expect(acts.of.drop).toEqual([painting]);
  });

  test('what was only asked about is taken with ‘only’', () => {
    const asked: Line = { ...watching, standing: 'asked' };
    const before = { ...talk, lines: [building, painting, asked] };
    const adding = { ...acting(['none', 'none', 'none'], { lines: before.lines }), adds: true };
    const gone = (services: string[], acts: Acts) =>
      keepingOnly(before, named(...services), acts, services).of.drop.map(({ service }) => service);
    expect(gone(['wind-watching'], adding)).toEqual(['kite-building', 'kite-painting']);
    expect(gone(['kite-building'], adding)).toEqual([]);
  });

  test('the price of one alone is a question', () => {
    const asked = acting(['none', 'none', 'none'], { ask: 'total' });
    expect(keepingOnly(talk, named('kite-building'), asked, ['kite-building']).of.drop).toEqual([]);
  });

  test('what a complaint names as unwanted leaves, whatever else it takes back', () => {
    const edits = { ...noEdits, drops: ['wind-watching'] };
    const complaint = { ...acting(['none', 'none', 'none'], { ask: 'complaint' }), removals: [] };
    expect(aimed(shop, readingOf({ aside: ['wind-watching'], edits }), complaint).of.drop).toEqual([watching]);
    expect(aimed(shop, readingOf({ edits }), complaint).of.drop).toEqual([]);
  });

  test('what is named but not meant leaves if that is likely', () => {
    const reading = readingOf({ aside: ['wind-watching'] });
    expect(aimed(shop, reading, acting(['none', 'none', 'drop'], { share: 0.4 })).of.drop).toEqual([watching]);
    expect(aimed(shop, reading, acting(['none', 'none', 'none'])).of.drop).toEqual([]);
  });

  test('leaving out what is not there leaves out nothing else', () => {
    const reading = readingOf({ edits: { ...noEdits, drops: ['sky-tales'] } });
    expect(aimed(shop, reading, acting(['drop', 'none', 'none'])).of.drop).toEqual([]);
  });
});
