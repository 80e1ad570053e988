import { describe, expect, test } from 'vitest';
import { lineFor } from './fixture-query.ts';
import { answerTo, painting, standard, want } from './fixture-replies.ts';

const building = lineFor('kite-building');

describe('the first sentence answers what is asked of a package', () => {
  test('how many it has, also of the one that fits and of several', () => {
    const asked = { ...want('inclusions'), unitAsked: 'pages' } as const;
    expect(answerTo([lineFor('kite-building', { amounts: { pages: 20 } })], asked)).toMatch(
      /^\*\*Kite Building, Premium\*\* includes \*\*40 pages\*\*\./,
    );
    expect(answerTo([building], asked)).toMatch(
      /^Basic has \*\*5 pages\*\*, Standard \*\*12 pages\*\* and Premium \*\*40 pages\*\*\. The \*\*Kite Building\*\* packages:\n/,
    );
  });

  test('that it has another amount than was taken for true, and which package has that one', () => {
    const line = lineFor('kite-building', { tiers: ['basic'], amounts: { pages: 12 } });
    const answer = answerTo([line], want('premise'));
    expect(answer).toMatch(/^No, \*\*Kite Building, Basic\*\* includes \*\*5 pages\*\*\. It costs /);
    expect(answer).toContain('For 12 pages, take **Standard**: $200');
  });

  test('whether it is paid once or again', () => {
    const watching = lineFor('wind-watching', { tiers: ['basic'] });
    expect(answerTo([watching], { billingPeriodAsked: 'monthly', isYesNoQuestion: true })).toMatch(
      /^Yes, you pay \*\*\$50 per 30 days\*\*\. /,
    );
    expect(answerTo([watching], { billingPeriodAsked: 'once', isYesNoQuestion: true })).toMatch(
      /^No, you pay \*\*\$50 per 30 days\*\*\. /,
    );
    expect(answerTo([standard], { billingPeriodAsked: 'either' })).toMatch(/^You pay \*\*\$200\*\* once\./);
    expect(answerTo([watching], { billingPeriodAsked: 'monthly' })).toMatch(/^You pay \*\*\$50 per 30 days\*\*\. /);
    expect(answerTo([standard], { billingPeriodAsked: 'monthly', isYesNoQuestion: true })).toMatch(
      /^No, you pay \*\*\$200\*\* once\./,
    );
    const [undecided, recurring] = [lineFor('kite-building'), lineFor('wind-watching')];
    expect(answerTo([undecided], { billingPeriodAsked: 'monthly', isYesNoQuestion: true })).toMatch(
      /^No, you pay once, whichever package you take\. /,
    );
    expect(answerTo([recurring], { billingPeriodAsked: 'monthly', isYesNoQuestion: true })).toMatch(
      /^Yes, you pay for 30 days at a time, whichever package you take\. /,
    );
  });

  test('that it is ready in time or within the budget', () => {
    const fits = lineFor('kite-building', { amounts: { pages: 12 } });
    const asked = { deadlineDays: 10, isInvertedQuestion: true, ...want('time') };
    expect(answerTo([fits], asked)).toMatch(/^Yes, for 12 pages and delivery within 10 days, take /);
    expect(answerTo([fits], { ...asked, lastReply: answerTo([standard]) })).toMatch(
      /^Yes, \*\*Kite Building, Standard\*\* takes \*\*8 days\*\* and costs \$200\.\nOrder/,
    );
    expect(answerTo([fits], { ...asked, isInvertedQuestion: false })).toMatch(/^For 12 pages/);
  });

  test('what each of several takes or costs', () => {
    const two = lineFor('kite-building', { tiers: ['basic', 'standard'] });
    expect(answerTo([two], want('time'))).toMatch(/: Basic takes \*\*5 days\*\* and Standard \*\*8 days\*\*\.\n/);
    expect(answerTo([two])).toMatch(/: Basic costs \*\*\$100\*\* and Standard \*\*\$200\*\*\.\n/);
  });

  test('of one that lacks it, told before, only where it is', () => {
    const holders = new Map([['kite-building', { lines: ['Gold thread'], tiers: ['premium'], inAllPackages: false }]]);
    const answer = answerTo([standard], {
      ...want('inclusions'),
      inclusionMatches: holders,
      isYesNoQuestion: true,
      lastReply: answerTo([standard]),
    });
    expect(answer).toMatch(/doesn't include gold thread\. Premium does: \$400, 12 days, 40 pages\.\nOrder/);
  });

  test('of something that its list names only by half, what the list has, without a yes or no', () => {
    const held = { lines: ['Gold thread'], tiers: ['premium'], inAllPackages: false, isPartial: true } as const;
    const asked = {
      ...want('inclusions'),
      inclusionMatches: new Map([['kite-building', held]]),
      isYesNoQuestion: true,
    };
    expect(answerTo([standard], asked)).toMatch(
      /^\*\*Kite Building, Standard\*\* doesn't include gold thread\. Premium does/,
    );
    expect(answerTo([building], asked)).toMatch(/^Premium includes gold thread\. /);
    expect(
      answerTo([building], {
        ...asked,
        inclusionMatches: new Map([['kite-building', { ...held, inAllPackages: true }]]),
      }),
    ).toMatch(/^Every package includes gold thread\. /);
  });

  test('how long all of it takes, before the sum', () => {
    expect(answerTo([standard, painting], want('time'))).toMatch(
      /^The longest of these, Kite Building, takes \*\*8 days\*\*\. \*\*Total: /,
    );
    const begun = { ...want('time'), days: { start: { year: undefined, month: 11, day: 1 }, due: undefined } };
    expect(answerTo([standard, painting], begun)).toContain(
      '**8 days**: ready by **9 December**, counting from 1 December.',
    );
  });
});
