import { expect, test } from 'vitest';
import { sold } from '#catalogue/fixture-sold.ts';
import { createLog } from '../request-log.ts';
import { createChatStore } from '../store/chat-store.ts';
import { describeOnDatabases, openMemoryDatabase } from '../store/fixture-databases.ts';
import { createChatLog } from './chat-log.ts';

const match = {
  id: `catalogue-${sold.slug}`,
  question: 'Logo Design: packages',
  answer: 'From $50.',
  score: 0.9,
  source: 'catalogue' as const,
  facts: [{ value: '$50', row: `${sold.slug}/${sold.row.tier}`, field: 'price' }],
  links: [],
  suggestions: [],
  tables: [],
};

test('questions are stored masked, with their answer or none, and ratings', async () => {
  const store = createChatStore(await openMemoryDatabase());
  const { asked, rated } = createChatLog(store, createLog('off'), () => 7);
  asked('Logo price? Mail asha@client.example', { match, matches: [] });
  asked('Do you repair kites?', { message: 'No.', matches: [], suggestions: [] });
  rated({ question: 'Logo price?', replyId: 12, score: -1 });
  await expect.poll(() => store.questionsSince(0)).toHaveLength(2);
  expect(await store.questionsSince(0)).toMatchObject([
    { question: 'Logo price? Mail [e-mail]', answered: 1, answer_id: match.id, score: 0.9, service: sold.slug },
    { question: 'Do you repair kites?', answered: 0, answer_id: '', service: '' },
  ]);
  await expect.poll(() => store.ratingsSince(0)).toMatchObject([{ answer_id: '12', score: -1, rated_at: 7 }]);
});

await describeOnDatabases('what a database cannot store', (open) => {
  test('is left out of a question, and the question is kept', async () => {
    const store = createChatStore(await open());
    const { asked, rated } = createChatLog(store, createLog('off'), () => 7);
    asked('Do you\0 repair \ud800 kites?', { message: 'No.', matches: [], suggestions: [] });
    rated({ question: 'Logo\0?', replyId: '\u000012', score: 1 });
    await expect.poll(() => store.questionsSince(0)).toMatchObject([{ question: 'Do you repair \ufffd kites?' }]);
    await expect.poll(() => store.ratingsSince(0)).toMatchObject([{ question: 'Logo?', answer_id: '12' }]);
  });
});

test('a database that is down is logged and does not affect the chat', async () => {
  const database = await openMemoryDatabase();
  const lines: string[] = [];
  const { asked } = createChatLog(
    createChatStore(database),
    createLog('errors', (line) => void lines.push(line)),
  );
  await database.close();
  asked('one', { match, matches: [] });
  asked('two', { match, matches: [] });
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toContain('Questions are not being kept');
});
