import { beforeAll, describe, expect, test } from 'vitest';
import { browserDrafts } from '#knowledge/browser-drafts.ts';
import type { Entry } from '#knowledge/entry.ts';
import { idRanges, isWritten } from '#knowledge/id-ranges.ts';
import { allEntries } from '#knowledge/index.ts';
import { writtenDrafts } from '#knowledge/written-drafts.ts';
import { plainWords } from '#language/text/plain.ts';
import { loadAssistants } from '../bench/assistants.ts';
import { sample } from '../bench/seeded.ts';
import { studentAssistant } from '../bench/student-assistant.ts';
import type { Assistant } from './assistant.ts';
import type { Reply } from './contract.ts';
import { createExactWordings } from './read/exact-wordings.ts';

const wordingShare = 0.97;
/** All lists would take minutes; exact wordings are looked up, so every sample behaves alike. */
const [wordingsAsked, serverAsked, browserAsked] = [300, 300, 150];

interface Asked {
  entry: Entry;
  text: string;
}

const { serviceQuestions } = idRanges;
const entries = allEntries().filter(
  ({ id, onlyInCase }) => !onlyInCase && (isWritten(id) || (id >= serviceQuestions.from && id <= serviceQuestions.to)),
);
const headings = entries.map((entry): Asked => ({ entry, text: entry.question }));
const wordings = entries.flatMap((entry) => entry.alternatives.map((text): Asked => ({ entry, text })));

const inBrowser = new Set(browserDrafts(writtenDrafts()).map(({ id }) => id));

/** What an answer would be held to. */
function figures(text: string): string[] {
  return text.replace(/https?:\/\/\S+/g, '').match(/\$[\d,]+|\d+%|one hour|\d+ (?:hours|days|weeks|months)/g) ?? [];
}

const forRefunds = new Set<number | string>(
  entries.filter(({ cases, tags }) => cases && tags.includes('refund')).map(({ id }) => id),
);

/** The entry itself, an equal one, or a reply computed from the catalogue or for a case, with the same figures. */
function answers({ id, answer, source }: Reply, entry: Entry): boolean {
  if (id === entry.id || entry.equals.some((equal) => equal === id) || answer.includes(entry.answer)) return true;
  const workedOut = source === 'catalogue' ? entry.workedOut : forRefunds.has(id) && entry.tags.includes('refund');
  return Boolean(workedOut) && figures(entry.answer).every((figure) => answer.includes(figure));
}

async function unanswered(assistant: Assistant, asked: readonly Asked[]): Promise<string[]> {
  const failed: string[] = [];
  for (const { entry, text } of asked) {
    const answer = await assistant.reply({ question: text, history: [], topK: 1 });
    if ('match' in answer && answers(answer.match, entry)) continue;
    failed.push(`${entry.id} '${text}' got ${'match' in answer ? answer.match.id : 'nothing'}`);
  }
  return failed;
}

test('a wording belongs to one entry or to equals', () => {
  const { entryFor } = createExactWordings(entries);
  const lost = wordings.filter(({ entry, text }) => {
    const found = entryFor(plainWords(text));
    return found?.id !== entry.id && !entry.equals.some((equal) => equal === found?.id);
  });
  expect(lost.length, lost.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(
    wordings.length * (1 - wordingShare),
  );
});

describe('with the small encoder', () => {
  let assistant: Assistant;
  beforeAll(async () => {
    assistant = await studentAssistant();
  });

  test('every entry and every question of a service page answers itself', async () => {
    expect(await unanswered(assistant, headings)).toEqual([]);
  });

  test('and 97 % of their wordings', async () => {
    const failed = await unanswered(assistant, sample(wordings, wordingsAsked));
    expect(failed.length, failed.join('\n')).toBeLessThanOrEqual(wordingsAsked * (1 - wordingShare));
  });
});

describe('as the server runs it', () => {
  let assistant: Assistant;
  beforeAll(async () => {
    const [[, server] = []] = await loadAssistants('server');
    if (!server) throw new Error('The server has no assistant.');
    assistant = server;
  });

  test('entries answer themselves', async () => {
    expect(await unanswered(assistant, sample(headings, serverAsked / 2))).toEqual([]);
  });

  test('and 97 % of their wordings', async () => {
    const failed = await unanswered(assistant, sample(wordings, serverAsked / 2));
    expect(failed.length, failed.join('\n')).toBeLessThanOrEqual((serverAsked / 2) * (1 - wordingShare));
  });
});

describe('as the browser runs it', () => {
  test('the entries it has answer themselves', async () => {
    const [[, assistant] = []] = await loadAssistants('browser');
    if (!assistant) throw new Error('The browser has no assistant.');
    const known = headings.filter(({ entry }) => inBrowser.has(entry.id));
    expect(await unanswered(assistant, sample(known, browserAsked))).toEqual([]);
  });
});
