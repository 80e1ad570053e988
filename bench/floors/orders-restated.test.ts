import { beforeAll, describe, expect, test } from 'vitest';
import { notSold, saying, sum } from '#catalogue/fixture-figures.ts';
import { serverTalk, textOf } from '../server-talk.ts';

let ask: Awaited<ReturnType<typeof serverTalk>>;
beforeAll(async () => {
  ask = await serverTalk();
});

const total = (...rows: readonly string[]) => saying(`Total: ${sum(...rows)}`);
const twoClients =
  'WordPress Basic, 1,000 words of website copy, Logo Standard, Website Development Standard, 2,000 words of website copy and Local Citations Pro. Total?';
const campaign =
  'SEO Standard for three months, 4 blog posts of 1,000 words each month for three months, and Google Ads Standard. Total?';

interface Case {
  title: string;
  messages: readonly string[];
  says: readonly RegExp[];
  omits?: RegExp;
}

const cases: readonly Case[] = [
  {
    title: 'an amount is swapped for another',
    messages: [
      'Website Standard, 2,000 words of website copy and Google Ads Basic. Total?',
      'swap the 2,000 words for 4,000',
    ],
    says: [total('website-development.standard', 'website-copywriting.4000-words', 'google-ads.basic')],
  },
  {
    title: 'whoever starts over has nothing in the order but what follows',
    messages: [
      twoClients,
      'Start over. Clear everything. Only: WordPress Basic, 1,000 words website copy, Logo Standard.',
    ],
    says: [total('wordpress-development.basic', 'website-copywriting.1000-words', 'logo-design.standard')],
  },
  {
    title: 'a list of what is to go removes all of it',
    messages: [twoClients, "Take the gym's things out: Website Development, the 2,000 words and the citations."],
    says: [/Logo Design/],
    omits: /Citation|\*\*Website Development/,
  },
  {
    title: 'the first month alone is one month of everything ordered by the month',
    messages: [campaign, 'What would the bill be in month one alone?'],
    says: [saying(sum('search-engine-optimization.standard', '4 blog-writing.1000-words', 'google-ads.standard'))],
  },
  {
    title: 'what is kept stays',
    messages: [campaign, 'Could we get social media instead of the SEO? Keep the posts and ads. New total?'],
    says: [/Blog Writing/, /Google Ads/, /Social Media/],
    omits: /Search Engine/,
  },
  {
    title: 'a package named by its contents is still for as many as before',
    messages: [
      'Two orders of Local Citation Building Pro please, one for each office. Total?',
      'no sorry, I meant the package with 50 citations. whats the total now',
    ],
    says: [saying(sum('2 local-citation-building.starter'))],
  },
  {
    title: 'a remark about days changes no number',
    messages: ['8 blog posts of 1000 words', 'Hmm, you said 4 days each. How long do all eight take?'],
    says: [saying(`Each takes **{blog-writing.1000-words.days}**`), /all eight take together/],
  },
  {
    title: 'a budget is held against the order once, then remembered',
    messages: [
      'My budget is $1,500. Website Standard and 2,000 words of website copy, is that enough?',
      'add the basic logo. What is the total, and how many days until everything is ready?',
    ],
    says: [
      total('website-development.standard', 'website-copywriting.2000-words', 'logo-design.basic'),
      /That leaves \$\d+ of your \$1,500/,
      saying('takes **{website-development.standard.days}**'),
    ],
    omits: /is enough/,
  },
  {
    title: 'a day by which all has to be finished gives the last day to order',
    messages: ['Website Development Standard. We open on 1 May. By what day would I have to order?'],
    says: [/ordered by \*\*\d+ \w+\*\* to be finished on 1 May/],
  },
  {
    title: 'needs said before the question choose the package that has all of them',
    messages: [
      'a web application please',
      'I need user management and payments. Which package has all of that, and what is its price?',
    ],
    says: [saying('Premium', '{web-application-development.premium.price}')],
    omits: /\*\*Web Application Development, Basic/,
  },
  {
    title: 'a site that is only mentioned is not ordered',
    messages: [
      "My web guy set up our physio site in Wix. We're invisible on Google. What would you do first and what does that cost?",
    ],
    says: [/SEO/],
    omits: /\*\*Website Development/,
  },
  {
    title: 'a shop is answered beside the logo named with it',
    messages: ['i sell handmade candles on etsy and want my own shop, like 40 products. also maybe a nicer logo'],
    says: [/online shops/, /Logo Design/],
  },
];

describe('orders are restated and questioned in the middle of a talk', () => {
  test.each(cases.filter(({ says }) => !says.includes(notSold)))('$title', async ({ messages, says, omits }) => {
    const reply = textOf(await ask(...messages));
    for (const expected of says) expect(reply).toMatch(expected);
    if (omits) expect(reply).not.toMatch(omits);
  });
});
