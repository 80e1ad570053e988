import { expect, test } from 'vitest';
import { createClientLimit } from '../client-limit.ts';
import { createFeedback, type FeedbackEntry, feedbackPerMinute } from './feedback.ts';

function start() {
  const recorded: FeedbackEntry[] = [];
  const { handle } = createFeedback({
    record: (entry) => recorded.push(entry),
    mayRate: createClientLimit({ perMinute: feedbackPerMinute, now: () => 0 }),
  });
  function post(body: unknown, clientKey = '192.0.2.1') {
    const request = new Request('http://site.example/api/chatbot/feedback', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return handle({ request, clientKey });
  }
  return { recorded, post };
}

test('a score is recorded with its question and reply', async () => {
  const { recorded, post } = start();
  const response = await post({ question: 'How much is a logo?', replyId: 12, score: 1 });
  expect(response.status).toBe(204);
  expect(recorded).toEqual([{ question: 'How much is a logo?', replyId: 12, score: 1 }]);
});

test('personal data is masked', async () => {
  const { recorded, post } = start();
  await post({ question: 'Mail anna@shop.example or call +44 20 7946 0958', replyId: 'intent:contact', score: -1 });
  expect(recorded[0]?.question).toBe('Mail [e-mail] or call [phone]');
});

test('nothing that is not feedback is recorded', async () => {
  const { recorded, post } = start();
  const bad = [
    'no json',
    [],
    {},
    { question: 'x', replyId: 1, score: 2 },
    { question: 'x', replyId: null, score: 1 },
    { question: 'x'.repeat(1_001), replyId: 1, score: 1 },
  ];
  for (const body of bad) expect((await post(body)).status).toBe(400);
  expect((await post({ question: 'x'.repeat(9_000), replyId: 1, score: 1 })).status).toBe(413);
  expect(recorded).toEqual([]);
});

test('a flood is stopped, only for its sender', async () => {
  const { recorded, post } = start();
  const feedback = { question: 'x', replyId: 1, score: 1 };
  for (let count = 0; count < 30; count++) await post(feedback);
  const refused = await post(feedback);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect((await post(feedback, '192.0.2.2')).status).toBe(204);
  expect(recorded).toHaveLength(31);
});
