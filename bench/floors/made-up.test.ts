import { beforeAll, describe, expect, test } from 'vitest';
import { type Assistant, createAssistant } from '#assistant/assistant.ts';
import { alsoCalled } from '#catalogue/also-called.ts';
import { catalogue } from '#catalogue/catalogue.ts';
import { formatMoney } from '#catalogue/money.ts';
import type { Package } from '#catalogue/package.ts';
import { createShop } from '#catalogue/shop.ts';
import { allEntries } from '#knowledge/index.ts';
import { readVectors } from '#language/encode/vectors.ts';
import { plainWords } from '#language/text/plain.ts';
import { stem } from '#language/text/stem.ts';
import { modelFolder } from '#server/chatbot/load-assistant.ts';
import { createLargeEncoder } from '#server/encoder/large-encoder.ts';
import { modelFile } from '../../training/fixture-samples.ts';

const prices: readonly Package[] = [
  {
    tier: 'basic',
    name: 'Basic',
    price: 77,
    delivery: { from: 6, to: 6, unit: 'day' },
    limits: {},
    inclusions: ['Report'],
  },
];
const madeUp = {
  translation: { name: 'Translation', called: ['translate', 'localisation', 'multilingual version'] },
  'accessibility-audit': {
    name: 'Accessibility Audit',
    called: ['wcag audit', 'screen reader test', 'blind visitors'],
  },
};
const entry = {
  id: 9_001,
  question: 'Is there a student rate?',
  answer: 'Students get a kite with every order.',
  alternatives: ['discount for pupils', 'university pricing'],
};

/** On the page of a service that is currently sold. */
const pageQuestion = {
  id: 9_002,
  question: 'Translation: do you interpret at meetings?',
  answer: 'No. We translate what is written.',
  tags: ['translation'],
};

const made = Object.entries(madeUp);
const shop = createShop(
  {
    ...catalogue,
    priceLists: { ...catalogue.priceLists, ...Object.fromEntries(made.map(([slug]) => [slug, prices])) },
    serviceNames: {
      ...catalogue.serviceNames,
      ...Object.fromEntries(made.map(([slug, { name }]) => [slug, { name, shortName: name }])),
    },
  },
  { ...alsoCalled, ...Object.fromEntries(made.map(([slug, { called }]) => [slug, called])) },
);

const small = new Set(
  'a am an and at be can do does for i if in into is it me my of on or our the there to what with you your'.split(' '),
);

function contentWords(texts: readonly string[]): string[] {
  return texts
    .flatMap(plainWords)
    .filter((word) => !small.has(word))
    .map(stem);
}

function shared(asked: readonly string[], names: readonly string[]): string[] {
  const known = contentWords(names);
  return contentWords(asked).filter((word) => known.includes(word));
}

let assistant: Assistant;
beforeAll(async () => {
  assistant = await createAssistant({
    shop,
    entries: [...allEntries(), entry, pageQuestion],
    encoder: await createLargeEncoder(modelFolder),
    vectors: readVectors(modelFile('encoder-vectors.bin')),
  });
});

describe('entries and services added without training are understood in other wordings', () => {
  const asked: [string, keyof typeof madeUp][] = [
    ['what does it cost to put our pages into French and German', 'translation'],
    ['how much for our site in Spanish too', 'translation'],
    ['how much to check that disabled people can use our site', 'accessibility-audit'],
  ];
  test.each(asked)('%s', async (question, slug) => {
    const { name, called } = madeUp[slug];
    expect(shared([question], [name, ...called])).toEqual([]);
    const answer = await assistant.reply({ question, history: [], topK: 1 });
    expect('match' in answer && answer.match).toMatchObject({
      id: `catalogue-${slug}`,
      answer: expect.stringContaining(formatMoney(77)),
    });
  });

  test('an entry', async () => {
    const question = 'do you charge less to someone still at college';
    expect(shared([question], [entry.question, ...entry.alternatives])).toEqual([]);
    const answer = await assistant.reply({ question, history: [], topK: 1 });
    expect('match' in answer && answer.match.id).toBe(entry.id);
  });
});

describe('a page that says no wins over the service it belongs to', () => {
  const idOf = async (question: string) => {
    const answer = await assistant.reply({ question, history: [], topK: 1 });
    return 'match' in answer ? answer.match.id : undefined;
  };

  test.each([
    'do you interpret at meetings, like a translation?',
    'can you interpret our meetings for translation',
    'translation: do you interpret',
  ])('%s', async (question) => {
    expect(await idOf(question)).toBe(pageQuestion.id);
  });

  test.each(['translation price', 'how much is it to interpret a translation'])(
    'but not over its price: %s',
    async (question) => {
      expect(await idOf(question)).toBe('catalogue-translation');
    },
  );
});
