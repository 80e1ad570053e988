import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alsoCalled } from '#catalogue/also-called.ts';
import { serviceSlugs } from '#catalogue/service.ts';
import { orderApp, whatsappUrl } from '#company/addresses.ts';
import { company, socialProfiles } from '#company/facts.ts';
import { createAssistant } from './assistant.ts';

const assistant = createAssistant({ entries: [] });

const service = fc.constantFrom(...Object.values(alsoCalled).flat(), 'guest posts', 'website');
const tier = fc.constantFrom('', 'basic', 'standard', 'premium', 'cheapest', 'biggest', 'middle', 'DA30', 'all');
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
);
const frame = fc.constantFrom(
  'how much is {}?',
  'how long does {} take',
  'what is in {}',
  'difference between {} and {}',
  '{} or {}, which is cheaper',
  'I need {} and {}, total?',
  '{} is $123, right?',
  'where do I order {}',
  'which {} fits',
  'refund for {} ordered 2 hours ago',
  '{} in Leeds, possible?',
  'and {}?',
  '{} with 3 revisions, when ready',
  'do you do {}',
);

const question = fc
  .tuple(frame, fc.array(fc.tuple(tier, service, amount), { minLength: 2, maxLength: 2 }))
  .map(([text, parts]) => {
    const [first = '', second = ''] = parts.map((words) => words.filter(Boolean).join(' '));
    return text.replace('{}', first).replace('{}', second);
  });

const pages = [
  '',
  'services',
  'portfolio',
  'testimonials',
  'about',
  'contact',
  'careers',
  'blog',
  'sitemap',
  'terms-and-conditions',
];
const knownLinks = new Set([
  ...serviceSlugs.map((slug) => `${company.site}/service/${slug}#place-order`),
  ...pages.map((page) => `${company.site}/${page}`),
  ...Object.values(orderApp),
  ...socialProfiles.map(({ url }) => url),
  whatsappUrl(),
]);

function figures(text: string): string[] {
  return text.match(/\$\d+(?:,\d{3})*(?:\.\d+)?|\d+ (?:days|weeks|months)/g) ?? [];
}

// Thousands of replies take a busy machine longer than other tests.
const patience = { timeout: 120_000 };

test('every price, day count and link in a reply can be traced', patience, () => {
  const history = fc.constantFrom(
    [],
    [{ sender: 'user' as const, text: 'price of the standard logo and 50 keywords' }],
  );
  fc.assert(
    fc.property(question, history, (asked, earlier) => {
      const answer = assistant.reply({ question: asked, history: earlier, topK: 3 });
      if (!('match' in answer)) return;
      const { match } = answer;
      const values = match.facts.map(({ value }) => value);
      const cells = match.tables.flatMap(({ rows }) => rows.flat());
      for (const figure of [match.answer, ...cells].flatMap(figures))
        expect(
          values.some((value) => value.includes(figure)),
          `${figure} in the reply to: ${asked}`,
        ).toBe(true);
      const links = (match.answer.match(/https?:\/\/[^\s)]+/g) ?? []).map((link) => link.replace(/[.,]$/, ''));
      for (const link of [...links, ...match.links.map(({ url }) => url)])
        expect(knownLinks.has(link), `${link} in the reply to: ${asked}`).toBe(true);
      expect(match.answer).not.toMatch(/undefined|NaN|\{[a-z]/);
      expect(match.suggestions.length).toBeLessThanOrEqual(3);
    }),
    { numRuns: 3000 },
  );
});

test('no input of any length or script throws', patience, () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.constantFrom(
      'a'.repeat(10_000),
      '$'.repeat(5_000),
      'how much '.repeat(3_000),
      '**'.repeat(4_000),
      '1 '.repeat(5_000),
      'کیا آپ',
      '网站多少钱',
      'constructor __proto__',
    ),
  );
  fc.assert(
    fc.property(text, text, (asked, earlier) => {
      const answer = assistant.reply({ question: asked, history: [{ sender: 'user', text: earlier }], topK: 3 });
      expect('match' in answer ? answer.match.answer : answer.message).not.toBe('');
    }),
    { numRuns: 300 },
  );
});
