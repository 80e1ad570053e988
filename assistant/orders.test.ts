import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pricedPackages } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import { priceLists } from '#catalogue/price-lists.ts';
import { quote } from '#catalogue/quote.ts';
import { createAssistant } from './assistant.ts';
import type { HistoryMessage } from './contract.ts';

const assistant = createAssistant({ entries: [] });

function said(question: string, ...earlier: string[]): string {
  const history: HistoryMessage[] = earlier.map((text) => ({ sender: 'user', text }));
  const answer = assistant.reply({ question, history, topK: 3 });
  return 'match' in answer ? answer.match.answer : answer.message;
}

const count = fc.integer({ min: 2, max: 20 });
const links = fc.constantFrom(...pricedPackages(priceLists['niche-edits']));
const logos = fc.constantFrom(...pricedPackages(priceLists['logo-design']));
const texts = fc.constantFrom(...pricedPackages(priceLists['article-writing']));

describe('how often', () => {
  test('N times a package is N times its price', () => {
    fc.assert(
      fc.property(count, logos, texts, (times, logo, text) => {
        expect(said(`price of ${times} ${logo.tier} logos`)).toContain(
          `**${formatMoney(times * logo.price)}** in total`,
        );
        expect(said(`${times} ${text.limits.words}-word articles, total?`)).toContain(formatMoney(times * text.price));
      }),
      { numRuns: 40 },
    );
  });

  test('several tiers of one service are several lines, and the total is their sum', () => {
    fc.assert(
      fc.property(count, links, count, links, (some, first, more, second) => {
        fc.pre(first !== second);
        const words = (times: number, { limits }: typeof first) => `${times} DA${limits.domainAuthority}`;
        const { total } = quote(
          [
            { slug: 'niche-edits', tier: first.tier, quantity: some },
            { slug: 'niche-edits', tier: second.tier, quantity: more },
          ],
          { discount: false },
        );
        expect(said(`${words(some, first)} and ${words(more, second)} niche edits`)).toContain(
          `**Total: ${formatMoney(total)}**`,
        );
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    ['half a year of the Standard social media plan', '$3,000'],
    ['seo premium for a quarter', '$3,600'],
    ['2 years of wordpress maintenance?', '$1,800'],
    ['a 1000 word blog weekly for a month, cost?', '$80'],
    ['two posts a week of 500 words for three months', '$240'],
    ['3 articles: 500, 1000 and 2000 words. total?', '$70'],
    ['half a dozen basic logos', '$300'],
    ['3 posts of 1500 words', '$120'],
    ['6 banners please, cost?', '$160'],
  ])('“%s” comes to %s', (question, total) => {
    expect(said(question)).toContain(total);
  });

  test('a follow-up repeats what was spoken of', () => {
    expect(said('four of those please', 'how much is a DA20 niche edit')).toContain('$300');
    expect(said('so for six months?', 'price of SEO basic and social media basic')).toContain('$3,600');
    expect(said('plus the premium logo, together?', 'price of google ads basic')).toContain('$260');
    expect(said('and with the 10% off?', 'website development standard price')).toContain('$720');
  });

  test('a comparison is no order: nothing is summed', () => {
    expect(said('difference between 50 and 100 keywords')).not.toContain('Total');
    expect(said('basic or premium logo')).not.toContain('Total');
  });
});

describe('several services', () => {
  test.each([
    ['keyword research 20 + competitor 1 + meta for 20 pages total?', '$230'],
    ['seo premium for 2 months and niche edits DA30 twice, grand total?', '$2,600'],
    ['website for 15 pages, logo with 4 concepts and 50 citations altogether', '$930'],
    ['wordpress basic site + maintenance for a year', '$1,400'],
    ['three months of seo basic and social media basic', '$1,800'],
    [
      'We need a site with 7 pages, someone for our Facebook with 15 posts a month and a logo with 4 concepts',
      '$1,100',
    ],
  ])('“%s” comes to %s', (question, total) => {
    expect(said(question)).toContain(`**Total: ${total}**`);
  });

  test('a budget for all of them is kept, or what is missing is said', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 3000 }), (budget) => {
        const reply = said(`my budget is $${budget} for a logo and website design`);
        const total = Number(/Total: \$([\d,]+)/.exec(reply)?.[1]?.replace(',', ''));
        const smallest = 350;
        if (budget >= smallest) expect(total).toBeLessThanOrEqual(budget);
        else expect(reply).toContain(`${formatMoney(smallest - budget)} above`);
      }),
      { numRuns: 60 },
    );
  });
});

describe('money and what it buys', () => {
  test('as many as the sum pays for, and not one more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 5000 }), links, (dollars, row) => {
        const reply = said(`i have $${dollars} for niche edits, how many DA${row.limits.domainAuthority} is that`);
        const many = Math.floor(dollars / row.price);
        expect(reply).toContain(`**${many}**, ${formatMoney(many * row.price)} in total`);
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    ['guest posts: 3 at the 25 sites and one at the 50', '$125'],
    ['how many guest posts at 25 can i buy with $120', '4 at $25 ($100)'],
    ['5 guest posts', '$75 to $250'],
    ['3 guest posts on $25 sites and a 1000 word article in total', 'All together: $95'],
  ])('“%s”: %s', (question, total) => {
    expect(said(question)).toContain(total);
  });

  test('a wish beyond the budget is named with its price, and what fits beside it', () => {
    const reply = said('budget 2k, want web app with payments');
    expect(reply).toMatch(/\$2,500.*more than a budget of \$2,000/);
    expect(reply).toContain('$1,000');
  });

  test('a budget below the smallest package is told of related services', () => {
    expect(said('350 dollars, just a few pages')).toMatch(/\$500[\s\S]*Website Design.*\$300/);
  });
});

describe('a price taken for true', () => {
  test('is confirmed or put right, also where it is a total', () => {
    expect(said('is it right that 6 months of basic seo cost 1800?')).toMatch(/^Yes, that's right/);
    expect(said('total for 2 premium logos is 300 right?')).toMatch(/^Not quite[\s\S]*\$360/);
    expect(said('my nephew says 500 is too much for 7 pages. is that truly what you ask')).toMatch(/^Yes[\s\S]*\$500/);
  });
});

describe('figures beside something else', () => {
  test('both questions are answered', () => {
    expect(said('your email and how many days for meta writing?')).toMatch(/4 days[\s\S]*info@/);
  });

  test('a plan to order is about the delivery time, not an order’s status', () => {
    expect(said('if I pay today when is my 25 page MERN website ready')).toContain('60 days');
  });
});
