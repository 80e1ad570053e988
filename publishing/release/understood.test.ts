import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Content, EntryRecord } from '../content/content.ts';
import { repositoryContent } from '../content/repository-content.ts';
import { add, change, withService } from './fixture-change.ts';
import { runStep } from './run-step.ts';
import { writeTree } from './write-tree.ts';

/** What the assistant of a release answers. Content isn't checked here; only the answers matter. */

const refusedNow = 'tarot reading';
const servedNow = 'insurance';

function withPodcasts(content: Content): Content {
  const facts = {
    slug: 'podcast-editing',
    number: 60,
    name: 'Podcast Editing',
    shortName: 'Podcast Editing',
    orderNoun: 'Podcasts',
    words: {
      said: 'podcast editing',
      thing: 'an edited podcast',
      terms: ['podcast production', 'audio editing'] as [string, string],
    },
    alsoCalled: ['podcast', 'podcast editing', 'podcast production', 'audio editing'],
    packages: [
      {
        tier: 'basic',
        name: 'Basic',
        price: 91,
        delivery: { from: 3, to: 3, unit: 'day' as const },
        limits: {},
        inclusions: ['Noise removed', 'Levels set'],
      },
      {
        tier: 'premium',
        name: 'Premium',
        price: 183,
        delivery: { from: 6, to: 6, unit: 'day' as const },
        limits: {},
        inclusions: ['Noise removed', 'Levels set', 'Show notes'],
      },
    ],
  };
  return withService(content, facts, 'podcast');
}

/** One more area is refused; another is now served, so the answer that refuses it goes, too. */
function withAreas(content: Content): Content {
  const served = change(content, 'knowledge-entry', '171', () => undefined);
  return change(served, 'policies', 'policies', (value) => ({
    ...value,
    areasNotServed: [...value.areasNotServed.filter((area) => area !== servedNow), refusedNow],
  }));
}

const parking: EntryRecord = {
  id: 6900,
  topic: 'from-visitors',
  category: 'company',
  question: 'Can I park at your office?',
  answer: 'Yes, in the yard behind the house.',
  alternatives: ['can i park at your office'],
  tags: [],
  equals: [],
};

const asked = {
  service: [
    'how much is podcast editing',
    'Podcast Editing',
    'do you edit podcasts?',
    'what does it cost to have my podcast edited',
    'I have a podcast that needs editing, what are your prices?',
    'can you clean up the sound of my podcast',
    'price for editing a podcast episode',
    'looking for someone to produce our company podcast',
    'podcast editing packages',
    'i need audio editing for my show',
  ],
  entry: ['can I park at your office?', 'is there parking at your office', 'parking at the office'],
  refused: ['I want a website for my tarot reading business'],
  served: ['how much is a logo for my insurance agency'],
};

/** Asks each question separately, as the release's server would. */
const ask = `
  const { loadAssistant } = await import('./server/chatbot/load-assistant.ts');
  const { assistant } = await loadAssistant();
  const replies = [];
  for (const question of process.argv.slice(1)) {
    const answer = await assistant.reply({ question, history: [], topK: 1 });
    replies.push('match' in answer ? answer.match.answer : answer.message);
  }
  console.log(JSON.stringify(replies));
`;

let folder: string;
const replies = new Map<string, string>();
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'understood-'));
  const live = repositoryContent();
  const content = withAreas(add(withPodcasts(live), 'knowledge-entry', `${parking.id}`, parking));
  await writeTree({ from: path.resolve('.'), to: folder, pictures: path.join(folder, 'pictures'), content });
  await runStep({ folder, args: ['training/write-vectors.ts'] });
  const questions = Object.values(asked).flat();
  const said: string[] = JSON.parse(await runStep({ folder, args: ['--input-type=module', '-e', ask, ...questions] }));
  questions.forEach((question, at) => {
    replies.set(question, said[at] ?? '');
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the assistant knows the price of a service that staff published', () => {
  test.each(asked.service)('%s', (question) => {
    expect(replies.get(question)).toMatch(/\$91|\$183/);
  });
});

describe('an answer that staff published is found', () => {
  test.each(asked.entry)('%s', (question) => {
    expect(replies.get(question)).toBe(parking.answer);
  });
});

test.each(asked.refused)('an area that staff added is refused: %s', (question) => {
  expect(replies.get(question)).toContain(refusedNow);
});

test.each(asked.served)('an area that staff removed from the list is served: %s', (question) => {
  expect(replies.get(question)).toMatch(/\$50/);
});
