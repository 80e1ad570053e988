import fc from 'fast-check';
import { expect } from 'vitest';
import { alsoCalled } from '#catalogue/also-called.ts';
import { serviceSlugs } from '#catalogue/service-names.ts';
import { orderApp, whatsappUrl } from '#company/addresses.ts';
import { company, socialProfiles } from '#company/facts.ts';
import type { Assistant } from './assistant.ts';
import type { HistoryMessage } from './contract.ts';
import { untraced } from './fixture-traced.ts';

const service = fc.constantFrom(...Object.values(alsoCalled).flat(), 'guest posts', 'website');
const tier = fc.constantFrom(
  '',
  'basic',
  'standard',
  'premium',
  'cheapest',
  'biggest',
  'middle',
  'DA30',
  'all',
  '3',
  'two',
);
const amount = fc.constantFrom(
  '',
  '3 pages',
  '45 pages',
  '1200 words',
  '9000 words',
  '30 keywords',
  '4 articles',
  '$400',
  'under $90',
  'within 10 days',
  'budget 650',
  '2 revisions',
  'from 3 March',
  'for 6 months',
);
const frame = fc.constantFrom(
  'how much is {}?',
  'how long does {} take',
  'what is in {}',
  'difference between {} and {}',
  '{} or {}, which is cheaper',
  'I need {} and {}, total?',
  'price of {}, {} and {} together',
  '{} plus {} plus {} plus {}, what does it come to with the discount?',
  '{} is $123, right?',
  'where do I order {}',
  'which {} fits',
  'refund for {} ordered 2 hours ago',
  '{} in Leeds, possible?',
  'and {}?',
  'leave out the {}',
  'make it {} instead',
  'how many {} for $500',
  '{} with 3 revisions, when ready',
  'do you do {}',
  'how much is {}? and do I pay up front?',
  'so what is the total',
  'how long for all of it',
);

const thing = fc.tuple(tier, service, amount).map((words) => words.filter(Boolean).join(' '));

const question = fc
  .tuple(frame, fc.array(thing, { minLength: 4, maxLength: 4 }))
  .map(([text, things]) => things.reduce<string>((said, each) => said.replace('{}', each), text));

const history = fc
  .array(question, { maxLength: 6 })
  .map((asked) => asked.map((text): HistoryMessage => ({ sender: 'user', text })));

const pages = 'services portfolio testimonials about contact careers blog sitemap terms-and-conditions'.split(' ');
const knownLinks = new Set([
  ...serviceSlugs.map((slug) => `${company.site}/service/${slug}#place-order`),
  ...['', ...pages].map((page) => `${company.site}/${page}`),
  ...Object.values(orderApp ?? {}),
  ...socialProfiles.map(({ url }) => url),
  whatsappUrl() ?? '',
]);

async function expectTraced(assistant: Assistant, asked: string, earlier: readonly HistoryMessage[]): Promise<void> {
  const answer = await assistant.reply({ question: asked, history: earlier, topK: 3 });
  if (!('match' in answer)) return;
  const { match } = answer;
  expect(untraced(match), `in the reply to: ${asked}`).toEqual([]);
  // Entries may link to any page; computed replies link to known ones.
  if (match.source === 'catalogue')
    for (const { url } of match.links) expect(knownLinks.has(url), `${url} in the reply to: ${asked}`).toBe(true);
  expect(match.answer).not.toMatch(/undefined|NaN|Infinity|\{[a-z]/);
  expect(match.suggestions.length).toBeLessThanOrEqual(3);
}

/** Asks this many questions, half of them as follow-ups, and traces every figure of every reply to its source. */
export async function expectAllTraced(assistant: Assistant, questions: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(question, fc.oneof(fc.constant([]), history), (asked, earlier) =>
      expectTraced(assistant, asked, earlier),
    ),
    { numRuns: questions },
  );
}
