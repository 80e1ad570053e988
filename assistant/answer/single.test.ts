import { describe, expect, test } from 'vitest';
import { lineFor } from './fixture-query.ts';
import { answerTo, painting, standard, want } from './fixture-replies.ts';

describe('one service', () => {
  test('a package: price, time, contents and where to order', () => {
    const answer = answerTo([standard]);
    for (const part of [
      'Kite Building, Standard',
      '$200',
      '8 days',
      '12 pages',
      'Bamboo frame',
      '/service/kite-building',
    ])
      expect(answer).toContain(part);
  });

  test('a package that the list does not have is said to be none', () => {
    expect(answerTo([lineFor('wind-watching', { tiers: ['basic'] })], { tiersNamed: ['starter'] })).toContain(
      "There's no Starter package of Wind Watching; there are Basic and Premium.",
    );
    expect(answerTo([lineFor('wind-watching', { tiers: ['basic'] })], { tiersNamed: ['standard'] })).toContain(
      "There's no Standard package",
    );
    expect(answerTo([standard], { tiersNamed: ['premium'] })).not.toContain("There's no");
  });

  test('an open list: all packages, from the cheapest to the dearest', () => {
    expect(answerTo([lineFor('kite-building')])).toMatch(
      /costs \$100 to \$400, depending on the package[\s\S]*\$100[\s\S]*\$200[\s\S]*\$400/,
    );
  });

  test('what is in several orders of it is told of their packages', () => {
    const premium = lineFor('kite-building', { tiers: ['premium'] });
    const asked = answerTo([standard, premium], want('inclusions'));
    expect(asked).toContain('Gold thread'.toLowerCase());
    expect(asked).not.toContain('Total');
    expect(answerTo([standard, premium], want('inclusions', 'total'))).toContain('Total: $600');
  });

  test('several pieces and months are multiplied', () => {
    expect(answerTo([lineFor('kite-painting', { tiers: ['basic'], quantity: 4 })])).toContain(
      'Four orders of **Kite Painting, Basic** come to **$120**, at $30 each.',
    );
    expect(answerTo([lineFor('wind-watching', { tiers: ['premium'], months: 6 })])).toContain(
      'Six 30-day orders of **Wind Watching, Premium** come to **$900**',
    );
  });

  test('what is ordered every month says for how many of them it counts', () => {
    const tales = { tiers: ['short'], quantity: 4, monthly: true };
    expect(answerTo([lineFor('sky-tales', tales)])).toContain('$40**, at $10 each. That is for one month.');
    expect(answerTo([lineFor('sky-tales', { ...tales, months: 6 })])).toMatch(
      /\$240\b.*That is 4 a month for 6 months\./,
    );
  });

  test('an amount: the package that holds it, or that none does', () => {
    expect(answerTo([lineFor('kite-building', { amounts: { pages: 20 } })])).toMatch(
      /^For 20 pages, take \*\*Kite Building, Premium\*\*: \*\*\$400\*\*/,
    );
    expect(answerTo([lineFor('kite-building', { amounts: { pages: 99 } })])).toMatch(
      /^No \*\*Kite Building\*\* package covers 99 pages/,
    );
  });

  test('what the visitor takes for true is confirmed or put right', () => {
    const claimed = (dollars: number) => ({ ...want('premise'), assumedFigures: { dollars, days: undefined } });
    expect(answerTo([standard], claimed(200))).toMatch(/^Yes, that's right\. /);
    expect(answerTo([standard], claimed(150))).toMatch(/^No\. .*\$200/);
  });

  test('a package without a price names none', () => {
    expect(answerTo([lineFor('kite-rescue')])).toMatch(/quoted on request/);
    expect(answerTo([lineFor('kite-rescue')])).not.toMatch(/\$/);
    const told = answerTo([lineFor('kite-rescue')]);
    expect(answerTo([lineFor('kite-rescue')], { lastReply: told })).toMatch(/^I can't name even a rough figure: /);
    expect(answerTo([lineFor('kite-rescue')], { ...want('time'), lastReply: told })).toMatch(/9 days/);
  });

  test('which package holds what is asked for comes first, as a sentence', () => {
    const holders = new Map([['kite-building', { lines: ['Gold thread'], tiers: ['premium'], inAllPackages: false }]]);
    const asked = { ...want('inclusions'), inclusionMatches: holders };
    expect(answerTo([lineFor('kite-building')], { ...asked, isYesNoQuestion: true })).toMatch(
      /^Yes, with Premium: it includes gold thread\. /,
    );
    expect(answerTo([lineFor('kite-building')], asked)).toMatch(/^Premium includes gold thread\. /);
    expect(answerTo([standard], { ...asked, isYesNoQuestion: true })).toMatch(
      /^No, \*\*Kite Building, Standard\*\* doesn't include gold thread\. Premium does: \$400, 12 days, 40 pages\. Standard costs \*\*\$200/,
    );
  });

  test('of several things that are asked for, those that a package lacks are named', () => {
    const lines = ['Bamboo frame', 'Gold thread'];
    const holders = new Map([['kite-building', { lines, tiers: ['premium'], inAllPackages: false }]]);
    const answer = answerTo([standard], { ...want('inclusions'), inclusionMatches: holders, isYesNoQuestion: true });
    expect(answer).toMatch(/^No, \*\*Kite Building, Standard\*\* doesn't include gold thread\. Premium does/);
  });

  test('what the reply before has listed is not listed again', () => {
    const before = answerTo([standard]);
    expect(answerTo([standard], { ...want('time'), lastReply: before })).toMatch(
      /^\*\*Kite Building, Standard\*\* takes \*\*8 days/,
    );
    expect(answerTo([standard], { ...want('time'), lastReply: before })).not.toContain('Bamboo frame');
    expect(answerTo([standard], { ...want('inclusions'), lastReply: before })).toContain('Bamboo frame');
    expect(answerTo([painting], { ...want('time'), lastReply: before })).toContain('Two colours');
  });

  test('asked for the contents alone, a package that was just told of says no price again', () => {
    const before = answerTo([standard]);
    expect(answerTo([standard], { ...want('inclusions'), lastReply: before })).toMatch(
      /^\*\*Kite Building, Standard\*\* includes:\n/,
    );
    expect(answerTo([standard], { ...want('inclusions', 'price'), lastReply: before })).toMatch(/costs \*\*\$200/);
  });

  test('what fits an amount is recommended once: asked on, its figures are enough', () => {
    const forPages = lineFor('kite-building', { amounts: { pages: 10 } });
    const before = answerTo([forPages]);
    expect(before).toMatch(/^For 10 pages, take /);
    expect(answerTo([forPages], { ...want('time'), lastReply: before })).toMatch(
      /^\*\*Kite Building, Standard\*\* takes /,
    );
    const forMore = lineFor('kite-building', { amounts: { pages: 11 } });
    expect(answerTo([forMore], { ...want('time'), lastReply: before })).toMatch(/^For 11 pages, take /);
  });

  test('what is bought 30 days at a time says that nothing renews by itself', () => {
    expect(answerTo([lineFor('wind-watching', { tiers: ['basic'] })])).toContain('Nothing renews by itself.');
    expect(answerTo([standard])).not.toContain('renews');
  });

  test('packages that are each for something else are not compared by price', () => {
    const compared = { ...want('comparison') };
    expect(answerTo([lineFor('kite-building')], compared)).toMatch(/^Premium costs \$300 more than Basic\./);
    expect(answerTo([lineFor('kite-painting')], compared)).toMatch(
      /are for different things, so choose by what you need/,
    );
    expect(answerTo([lineFor('kite-painting')], compared)).not.toMatch(/more than/);
  });

  test('a link names the lowest price of the list, whatever package was spoken of', () => {
    expect(answerTo([standard], want('link'))).toMatch(
      /^\*\*Kite Building\*\* starts at \$100\. Read more and order here: /,
    );
  });

  test('the slowest of several is no package that goes on', () => {
    const answer = answerTo([painting, lineFor('wind-watching', { tiers: ['basic'] })], want('total', 'time'));
    expect(answer).toContain('The longest of these takes **2 days**.');
  });

  test('the amount asked for comes first', () => {
    expect(answerTo([standard], { ...want('inclusions'), unitAsked: 'pages' })).toMatch(
      /^\*\*Kite Building, Standard\*\* includes \*\*12 pages\*\*\. It costs/,
    );
  });

  test('a budget or a date that nothing meets is answered with the figure that decides it', () => {
    expect(answerTo([lineFor('kite-building')], { budget: 40 })).toMatch(/starts at \*\*\$100\*\*, which is over \$40/);
    expect(answerTo([lineFor('kite-building')], { ...want('time'), deadlineDays: 2 })).toMatch(
      /^No, the quickest .* takes \*\*5 days\*\*/,
    );
  });

  test('every line of a list begins with a capital', () => {
    for (const line of answerTo([standard])
      .split('\n')
      .filter((one) => one.startsWith('- ')))
      expect(line).not.toMatch(/^- [a-z]/);
  });

  test('a start and revisions give the day it is ready', () => {
    const answer = answerTo([standard], {
      ...want('time'),
      days: { start: { year: undefined, month: 1, day: 25 }, due: undefined },
    });
    expect(answer).toContain('would be ready by **5 March**, counting from 25 February: it takes 8 days.');
  });

  test('a day by which it has to be finished gives the last day to order', () => {
    const answer = answerTo([standard], {
      ...want('time'),
      days: { start: undefined, due: { year: undefined, month: 2, day: 5 } },
    });
    expect(answer).toContain('has to be ordered by **25 February** to be finished on 5 March: it takes 8 days.');
  });

  test('how many a sum buys', () => {
    expect(answerTo([lineFor('kite-painting')], { asksHowManyForBudget: true, budget: 100 })).toMatch(
      /\*\*3 ×\*\* Basic at \$30: \$90 in total[\s\S]*\*\*1 ×\*\* Standard at \$60: \$60 in total/,
    );
  });
});
