import { expect, test } from 'vitest';
import { sold } from '#catalogue/fixture-sold.ts';
import { freeIds } from '#knowledge/id-ranges.ts';
import { parseEntries } from '#knowledge/parse-entries.ts';
import type { Encoder } from '#language/encode/encoder.ts';
import { modelFolder } from '../chatbot/load-assistant.ts';
import { createLargeEncoder } from '../encoder/large-encoder.ts';
import type { LoggedQuestion, LoggedRating } from '../store/chat-store.ts';
import { clusterByMeaning } from './cluster.ts';
import { draftEntries } from './draft.ts';
import { reportHtml } from './report.ts';
import { summarize } from './summary.ts';
import { summarizeVisits } from './visits.ts';

const day = 24 * 60 * 60 * 1000;
const begin = Date.UTC(2026, 0, 10, 12);

function question(changes: Partial<LoggedQuestion>): LoggedQuestion {
  return {
    id: 1,
    asked_at: begin,
    question: 'How much is a logo?',
    answered: 1,
    answer_id: '12',
    answer_question: 'What does a logo cost?',
    source: 'catalogue',
    score: 1,
    service: sold.slug,
    told: 0,
    claimed_until: 0,
    ...changes,
  };
}

const open = (text: string, asked_at = begin) =>
  question({ question: text, asked_at, answered: 0, answer_id: '', answer_question: '', service: '' });
const rating = (score: number, text = 'How much is a logo?'): LoggedRating => ({
  id: 1,
  rated_at: begin,
  question: text,
  answer_id: '12',
  score,
});

test('the log is counted by day, answer, service and thumb, days without questions included', () => {
  const questions = [
    question({}),
    question({ question: 'logo price' }),
    open('Do you repair kites?'),
    open('do you repair KITES', begin + 2 * day),
  ];
  const summary = summarize(questions, [rating(1), rating(-1), rating(-1, '<b>logo</b>')]);
  expect(summary).toMatchObject({ total: 4, unanswered: 2, thumbsUp: 1, thumbsDown: 2 });
  expect(summary.days).toEqual([
    { day: '2026-01-10', answered: 2, unanswered: 1 },
    { day: '2026-01-11', answered: 0, unanswered: 0 },
    { day: '2026-01-12', answered: 0, unanswered: 1 },
  ]);
  expect(summary.maxAsked).toEqual([{ answerId: '12', text: 'What does a logo cost?', count: 2 }]);
  expect(summary.unansweredWordings).toEqual([{ text: 'Do you repair kites?', count: 2 }]);
  expect(summary.services).toEqual([{ slug: sold.slug, count: 2 }]);
  expect(summary.disliked).toMatchObject([{ name: 'What does a logo cost?', count: 2, up: 1 }]);
});

test('questions with the same meaning are grouped, by the assistant’s own encoder', async () => {
  const encoder = await createLargeEncoder(modelFolder);
  const texts = [
    'do you accept bitcoin',
    'can you edit my podcast',
    'can i pay with crypto',
    'Do you offer podcast editing?',
  ];
  const clusters = await clusterByMeaning(
    texts.map((text, index) => ({ text, count: index + 1 })),
    encoder,
  );
  expect(clusters.map(({ count, wordings }) => [count, wordings.map(({ text }) => text).sort()])).toEqual([
    [6, ['Do you offer podcast editing?', 'can you edit my podcast']],
    [4, ['can i pay with crypto', 'do you accept bitcoin']],
  ]);
});

/** An encoder in which questions with the same first letter have the same direction. */
const byFirstLetter = {
  name: 'letters',
  encode: async (messages) =>
    messages.map(({ text }) => {
      const vector = new Float32Array(26);
      vector[text.toLowerCase().charCodeAt(0) - 97] = 1;
      return { vector };
    }),
} as Encoder;

test('a draft has a valid entry for each cluster, with unused numbers', async () => {
  const wordings = [
    { text: 'Do you repair kites?', count: 3 },
    { text: '# do u fix\nkites', count: 1 },
    { text: 'any parking?', count: 1 },
  ];
  const clusters = await clusterByMeaning(
    wordings.map(({ text, count }) => ({ text: text.replace(/^# /, ''), count })),
    byFirstLetter,
  );
  const ids = freeIds(new Set([6000, 6002]), clusters.length);
  expect(ids).toEqual([6001, 6003]);
  const draft = draftEntries(clusters, ids);
  expect(draft).toContain('## 6001 Do you repair kites?\n- do u fix kites\n\nAnswer: … (asked 4 times)');
  const { drafts, findings } = parseEntries('draft.md', draft);
  expect(findings).toEqual([]);
  expect(drafts.map(({ id, question: asked }) => [id, asked])).toEqual([
    [6001, 'Do you repair kites?'],
    [6003, 'any parking?'],
  ]);
});

test('the report is one file without scripts or links, and visitors’ words are escaped', async () => {
  const questions = [question({}), open('<script>alert(1)</script>')];
  const summary = summarize(questions, [rating(-1, '<img src=x>')]);
  const visits = summarizeVisits([], '2026-01-10', '2026-01-12');
  const html = reportHtml({
    summary,
    visits,
    clusters: await clusterByMeaning(summary.unansweredWordings, byFirstLetter),
    talks: [{ day: '2026-01-12', reference: 'H7K2-9QMD', status: 'new', about: 'Please <i>call</i>' }],
    days: 90,
  });
  expect(html).toContain('Please &lt;i&gt;call&lt;/i&gt;');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toMatch(/<script|<img|<link|https?:\/\//);
  expect(html).toContain(sold.service);
});
