import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wants } from '#language/encode/labels.ts';
import { untraced } from '../fixture-traced.ts';
import { lineFor } from './fixture-query.ts';
import { answerTo, painting, replyTo, standard, want } from './fixture-replies.ts';

describe('a comparison', () => {
  test('of packages says what the dearer costs more and what it alone includes', () => {
    const answer = answerTo([lineFor('kite-building', { tiers: ['basic', 'premium'] })], want('comparison'));
    expect(answer).toContain('Premium costs $300 more than Basic');
    expect(answer).toMatch(/Premium\*\*:.*, with silk tail and gold thread/);
    expect(answer).not.toMatch(/with[^\n]*bamboo/);
  });

  test('of services says which is cheaper to begin with', () => {
    const { answer, tables } = replyTo([lineFor('kite-building'), lineFor('kite-painting')], want('comparison'));
    expect(answer).toContain('Kite Painting starts at $30, Kite Building at $100.');
    expect(tables.length).toBeLessThanOrEqual(1);
  });

  test('of services for a wish says for which', () => {
    const lines = [lineFor('kite-building'), lineFor('kite-painting')];
    expect(answerTo(lines, { ...want('comparison'), deadlineDays: 8 })).toMatch(
      /^For delivery within 8 days, Kite Painting is cheaper: \$30 against \$100, so \$70 less/,
    );
    expect(answerTo(lines, { ...want('comparison'), deadlineDays: 3 })).not.toMatch(/^For/);
  });

  test('sets no single payment against one that recurs', () => {
    const answer = answerTo([lineFor('kite-building'), lineFor('wind-watching')], want('comparison'));
    expect(answer).toMatch(/^\S+ \S+ starts at \$\d+.* and \S+ \S+ starts at \$\d+/);
    expect(answer).not.toMatch(/cheaper| less/);
  });
});

describe('several services', () => {
  test('the total comes first, with and without the discount', () => {
    const { answer, tables, basis } = replyTo([standard, painting], want('total'));
    expect(answer).toMatch(/^\*\*Total: \$230\*\*, or \$\d/);
    expect(tables[0]?.rows.at(-1)).toEqual(['Total', '', '', '$230']);
    expect(basis).toBe('Kite Building, Standard; Kite Painting, Basic');
  });

  test('while a package is open, the smallest is counted and said to be', () => {
    expect(answerTo([lineFor('kite-building'), painting], want('total'))).toMatch(
      /^\*\*From \$130\*\* in total, with the smallest package of Kite Building:/,
    );
  });

  test('a shared budget is held against the smallest that do it', () => {
    expect(answerTo([standard, painting], { budget: 300, budgetAsked: true })).toMatch(
      /^Yes, \$300 is enough: .*\*\*\$230\*\*, which leaves \$70/,
    );
    expect(answerTo([standard, painting], { budget: 300 })).toMatch(
      /^\*\*Total: \$230\*\*.* That leaves \$70 of your \$300\./,
    );
    expect(answerTo([standard, painting], { budget: 200, budgetAsked: true })).toMatch(
      /^Not quite: .*\*\*\$230\*\*, \$30 more than \$200/,
    );
  });

  test('a budget for one of several is held against each of them', () => {
    const open = { status: 'compared' } as const;
    const choice = [lineFor('kite-building', open), lineFor('kite-painting', open)];
    expect(answerTo(choice, { budget: 150 })).toMatch(/^Yes, \$150 is enough for any one of these\./);
    expect(answerTo(choice, { budget: 50 })).toMatch(/^Yes, \$50 is enough for Kite painting\./);
    expect(answerTo(choice, { budget: 20 })).toMatch(/^Not quite: .*\*\*\$30\*\*, \$10 more than \$20/);
    expect(answerTo(choice, {})).not.toContain('total');
  });

  test('a sum says what of it is paid once and what again', () => {
    const watching = lineFor('wind-watching', { tiers: ['premium'] });
    expect(answerTo([standard, watching], want('total'))).toMatch(
      /^\*\*Total: \$350\*\* \(\$200 once and \$150 per 30 days\)/,
    );
  });

  test('the time is that of the longest, with no promise about orders side by side', () => {
    expect(answerTo([standard, painting], want('total', 'time'))).toContain(
      'The longest of these, Kite Building, takes **8 days**.',
    );
  });

  test('links are given for each', () => {
    const answer = answerTo([standard, painting], want('link'));
    expect(answer).toContain('/service/kite-building');
    expect(answer).toContain('/service/kite-painting');
  });
});

describe('whatever is asked', () => {
  const services = ['kite-building', 'kite-painting', 'wind-watching', 'sky-tales', 'kite-rescue', 'kite-flights'];
  const anyLine = fc.record({
    service: fc.constantFrom(...services),
    tiers: fc.subarray(['basic', 'standard', 'premium', 'short', 'long', 'custom']),
    amounts: fc.record(
      {
        pages: fc.integer({ min: 1, max: 60 }),
        words: fc.integer({ min: 1, max: 9_000 }),
        concepts: fc.integer({ min: 1, max: 9 }),
      },
      { requiredKeys: [] },
    ),
    quantity: fc.integer({ min: 1, max: 1_000 }),
    months: fc.option(fc.integer({ min: 1, max: 1_000 }), { nil: undefined }),
    earlier: fc.constant([]),
  });
  const maybe = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: undefined });
  const anyAsk = fc.record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
    wants: fc.subarray([...wants]).map((some) => new Set(some)),
    budget: maybe(5_000),
    deadlineDays: maybe(60),
    assumedFigures: fc.record({ dollars: maybe(500), days: maybe(60) }),
    date: fc.option(
      fc.record({ year: maybe(3_000), month: fc.integer({ min: 0, max: 11 }), day: fc.integer({ min: 1, max: 31 }) }),
      { nil: undefined },
    ),
    revisions: fc.integer({ min: 0, max: 100 }),
    mentionsDiscount: fc.boolean(),
    asksHowManyForBudget: fc.boolean(),
  });

  test('the reply is complete and every figure in it is among its facts', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyAsk, ({ lines, ...given }) => {
        const reply = replyTo(lines, given);
        expect(reply.answer).not.toMatch(/undefined|NaN|Infinity|\{[a-z]/);
        expect(reply.suggestions.length).toBeLessThanOrEqual(3);
        expect(untraced(reply)).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });
});

test('a sum that was told before is set against the new one', () => {
  const [building, painting] = [
    lineFor('kite-building', { tiers: ['basic'] }),
    lineFor('kite-painting', { tiers: ['basic'] }),
  ];
  const dearer = { ...painting, tiers: ['standard'] };
  const [before, after] = [
    [building, painting],
    [building, dearer],
  ];
  expect(answerTo(after, { ...want('total'), earlier: before })).toContain("That's $30 more than before.");
  expect(answerTo(before, { ...want('total'), earlier: after })).toContain("That's $30 less than before.");
  expect(answerTo(before, { ...want('total'), earlier: before })).not.toContain('than before');
  expect(answerTo(after, { ...want('total'), earlier: [building] })).not.toContain('than before');
  expect(answerTo(after, { ...want('total'), earlier: [building, lineFor('kite-painting')] })).not.toContain(
    'than before',
  );
});
