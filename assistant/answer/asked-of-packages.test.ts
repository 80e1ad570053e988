import { describe, expect, test } from 'vitest';
import { lineFor } from './fixture-ask.ts';
import { painting, said, standard, want } from './fixture-said.ts';

const building = lineFor('kite-building');

describe('the first sentence answers what is asked of a package', () => {
  test('how many it has, also of the one that fits and of several', () => {
    const asked = { ...want('inclusions'), amountAsked: 'pages' } as const;
    expect(said([lineFor('kite-building', { quantities: { pages: 20 } })], asked)).toMatch(
      /^\*\*Kite Building, Premium\*\* includes \*\*40 pages\*\*\./,
    );
    expect(said([building], asked)).toMatch(
      /^Basic has \*\*5 pages\*\*, Standard \*\*12 pages\*\* and Premium \*\*40 pages\*\*\. The \*\*Kite Building\*\* packages:\n/,
    );
  });

  test('that it has another amount than was taken for true, and which package has that one', () => {
    const line = lineFor('kite-building', { tiers: ['basic'], quantities: { pages: 12 } });
    const answer = said([line], want('premise'));
    expect(answer).toMatch(/^No, \*\*Kite Building, Basic\*\* includes \*\*5 pages\*\*\. It costs /);
    expect(answer).toContain('For 12 pages, take **Standard**: $200');
  });

  test('whether it is paid once or again', () => {
    const watching = lineFor('wind-watching', { tiers: ['basic'] });
    expect(said([watching], { rhythmAsked: 'monthly', whether: true })).toMatch(
      /^Yes, you pay \*\*\$50 per 30 days\*\*\. /,
    );
    expect(said([watching], { rhythmAsked: 'once', whether: true })).toMatch(
      /^No, you pay \*\*\$50 per 30 days\*\*\. /,
    );
    expect(said([standard], { rhythmAsked: 'either' })).toMatch(/^You pay \*\*\$200\*\* once\./);
    expect(said([watching], { rhythmAsked: 'monthly' })).toMatch(/^You pay \*\*\$50 per 30 days\*\*\. /);
    expect(said([standard], { rhythmAsked: 'monthly', whether: true })).toMatch(/^No, you pay \*\*\$200\*\* once\./);
    const [undecided, recurring] = [lineFor('kite-building'), lineFor('wind-watching')];
    expect(said([undecided], { rhythmAsked: 'monthly', whether: true })).toMatch(
      /^No, you pay once, whichever package you take\. /,
    );
    expect(said([recurring], { rhythmAsked: 'monthly', whether: true })).toMatch(
      /^Yes, you pay for 30 days at a time, whichever package you take\. /,
    );
  });

  test('that it is ready in time or within the budget', () => {
    const fits = lineFor('kite-building', { quantities: { pages: 12 } });
    const asked = { deadlineDays: 10, directly: true, ...want('time') };
    expect(said([fits], asked)).toMatch(/^Yes, for 12 pages and delivery within 10 days, take /);
    expect(said([fits], { ...asked, told: said([standard]) })).toMatch(
      /^Yes, \*\*Kite Building, Standard\*\* takes \*\*8 days\*\* and costs \$200\.\nOrder/,
    );
    expect(said([fits], { ...asked, directly: false })).toMatch(/^For 12 pages/);
  });

  test('what each of several takes or costs', () => {
    const two = lineFor('kite-building', { tiers: ['basic', 'standard'] });
    expect(said([two], want('time'))).toMatch(/: Basic takes \*\*5 days\*\* and Standard \*\*8 days\*\*\.\n/);
    expect(said([two])).toMatch(/: Basic costs \*\*\$100\*\* and Standard \*\*\$200\*\*\.\n/);
  });

  test('of one that lacks it, told before, only where it is', () => {
    const holders = new Map([['kite-building', { lines: ['Gold thread'], tiers: ['premium'], everywhere: false }]]);
    const answer = said([standard], { ...want('inclusions'), holders, whether: true, told: said([standard]) });
    expect(answer).toMatch(/doesn't include gold thread\. Premium does: \$400, 12 days, 40 pages\.\nOrder/);
  });

  test('of something that its list names only by half, what the list has, without a yes or no', () => {
    const held = { lines: ['Gold thread'], tiers: ['premium'], everywhere: false, halfNamed: true } as const;
    const asked = { ...want('inclusions'), holders: new Map([['kite-building', held]]), whether: true };
    expect(said([standard], asked)).toMatch(
      /^\*\*Kite Building, Standard\*\* doesn't include gold thread\. Premium does/,
    );
    expect(said([building], asked)).toMatch(/^Premium includes gold thread\. /);
    expect(
      said([building], { ...asked, holders: new Map([['kite-building', { ...held, everywhere: true }]]) }),
    ).toMatch(/^Every package includes gold thread\. /);
  });

  test('how long all of it takes, before the sum', () => {
    expect(said([standard, painting], want('time'))).toMatch(
      /^The longest of these, Kite Building, takes \*\*8 days\*\*\. \*\*Total: /,
    );
    const begun = { ...want('time'), days: { start: { year: undefined, month: 11, day: 1 }, due: undefined } };
    expect(said([standard, painting], begun)).toContain(
      '**8 days**: ready by **9 December**, counting from 1 December.',
    );
  });
});
