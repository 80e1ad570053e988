import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { alsoCalled } from '#catalogue/also-called.ts';
import { serviceSlugs } from '#catalogue/service-names.ts';
import { orderApp, whatsappUrl } from '#company/addresses.ts';
import { company, socialProfiles } from '#company/facts.ts';
import { studentAssistant } from '../bench/student-assistant.ts';
import { type Assistant, createAssistant } from './assistant.ts';
import type { HistoryMessage } from './contract.ts';
import { untraced } from './fixture-traced.ts';
import { createShop } from './shop.ts';

/** Thousands of replies take a busy machine minutes; nothing here measures time. */
const patience = 900_000;

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
  ...Object.values(orderApp),
  ...socialProfiles.map(({ url }) => url),
  whatsappUrl(),
]);

async function expectTraced(assistant: Assistant, asked: string, earlier: readonly HistoryMessage[]): Promise<void> {
  const answer = await assistant.reply({ question: asked, history: earlier, topK: 3 });
  if (!('match' in answer)) return;
  const { match } = answer;
  expect(untraced(match), `in the reply to: ${asked}`).toEqual([]);
  // Entries may name any page; what is worked out names those it knows.
  if (match.source === 'catalogue')
    for (const { url } of match.links) expect(knownLinks.has(url), `${url} in the reply to: ${asked}`).toBe(true);
  expect(match.answer).not.toMatch(/undefined|NaN|Infinity|\{[a-z]/);
  expect(match.suggestions.length).toBeLessThanOrEqual(3);
}

describe('every figure in a reply is among its facts', () => {
  test('read by words alone: 10,000 questions, half of them behind others', { timeout: patience }, async () => {
    const assistant = await createAssistant({ shop: createShop(), entries: [] });
    await fc.assert(
      fc.asyncProperty(question, fc.oneof(fc.constant([]), history), (asked, earlier) =>
        expectTraced(assistant, asked, earlier),
      ),
      { numRuns: 10_000 },
    );
  });

  test('read by meaning, with all entries: 500 questions', { timeout: patience }, async () => {
    const assistant = await studentAssistant();
    await fc.assert(
      fc.asyncProperty(question, fc.oneof(fc.constant([]), history), (asked, earlier) =>
        expectTraced(assistant, asked, earlier),
      ),
      { numRuns: 500 },
    );
  });
});

describe('whatever is typed', () => {
  let assistant: Assistant;
  beforeAll(async () => {
    assistant = await studentAssistant();
  }, patience);

  test('no input of any length or script throws', { timeout: patience }, async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.constantFrom(
        'a'.repeat(10_000),
        '$'.repeat(5_000),
        'how much '.repeat(3_000),
        '**'.repeat(4_000),
        '1 '.repeat(5_000),
        'a basic logo and a premium logo and '.repeat(200),
        'کیا آپ',
        '网站多少钱',
        'constructor __proto__',
      ),
    );
    await fc.assert(
      fc.asyncProperty(text, text, async (asked, earlier) => {
        const answer = await assistant.reply({
          question: asked,
          history: [{ sender: 'user', text: earlier }],
          topK: 3,
        });
        expect('match' in answer ? answer.match.answer : answer.message).not.toBe('');
      }),
      { numRuns: 200 },
    );
  });
});
