import { expect, test, vi } from 'vitest';
import type { Assistant } from '#assistant/assistant.ts';
import { createCountStore } from '../store/count-store.ts';
import { openMemoryDatabase } from '../store/fixture-databases.ts';
import { webhookSecret } from './shared-secret.ts';
import { createStaffEndpoint } from './staff-endpoint.ts';

const token = 'a-token-of-the-admin-host';
const match = { id: 7, question: 'Do you?', answer: 'Yes.', score: 0.8, source: 'knowledge' as const };

async function ask(question: unknown, secret = webhookSecret(token)) {
  const supervision = { ask: vi.fn(async () => [{ near: ['9'] }]) };
  const mark = vi.fn(async () => true);
  const reply = vi.fn(async () => ({ match, matches: [match] }));
  const assistant = { reply } as unknown as Assistant;
  const view = { reference: 'H7K2-9QMD', messages: [] };
  const talk = {
    readAsStaff: vi.fn(async (reference: string) => (reference === view.reference ? view : undefined)),
    reply: vi.fn(async () => view),
  };
  const quotes = { list: vi.fn(async () => []), change: vi.fn(async () => ({ done: true })) };
  const counts = createCountStore(await openMemoryDatabase());
  const { handle } = createStaffEndpoint({
    token,
    supervision,
    assistant,
    mark,
    talk,
    mailsReplies: true,
    quotes,
    counts,
    leadRetentionDays: 30,
  });
  const headers = { 'content-type': 'application/json', 'x-webhook-secret': secret };
  const init = { method: 'POST', headers, body: JSON.stringify(question) };
  const response = await handle({ request: new Request('http://site.example/api/staff', init), clientKey: '' });
  return { status: response.status, body: await response.json(), supervision, mark, talk, quotes };
}

test('a question is put to the current assistant and to one that knows the draft', async () => {
  const asked = { about: 'wordings', type: 'knowledge-entry', id: 'abc', questions: ['do you?'] };
  const { body, supervision } = await ask(asked);
  expect(body).toEqual([
    { question: 'do you?', now: { id: '7', title: 'Do you?', score: 0.8, near: ['7'] }, withDraft: { near: ['9'] } },
  ]);
  expect(supervision.ask).toHaveBeenCalledWith(asked);
});

test('the site learns the status of a message, and the panel how long messages are kept', async () => {
  const { body, mark } = await ask({ about: 'message', reference: 'H7K2-9QMD', status: 'answered' });
  expect(body).toEqual({ known: true });
  expect(mark).toHaveBeenCalledWith('H7K2-9QMD', 'answered');
  expect((await ask({ about: 'retention' })).body).toEqual({ days: 30 });
});

test('staff read a talk and reply, signed with their name', async () => {
  expect((await ask({ about: 'talk', reference: 'H7K2-9QMD' })).body).toMatchObject({
    mailsReplies: true,
    messages: [],
  });
  expect(await ask({ about: 'talk', reference: 'AAAA-AAAA' })).toMatchObject({ status: 503 });
  const reply = {
    about: 'reply',
    reference: 'H7K2-9QMD',
    id: '0123456789abcdef',
    name: 'Noor\r\nBcc: x',
    text: ' Yes. ',
  };
  const { talk } = await ask(reply);
  expect(talk.reply).toHaveBeenCalledWith({ ...reply, name: 'Noor Bcc: x', text: 'Yes.' });
});

test('staff list, extend and withdraw quotes, and see visit counts', async () => {
  expect((await ask({ about: 'quotes' })).body).toEqual([]);
  const { quotes } = await ask({ about: 'quote-withdrawn', number: 'H7K2-9QMD' });
  expect(quotes.change).toHaveBeenCalledWith('H7K2-9QMD', { change: 'withdraw' });
  const extended = await ask({ about: 'quote-extended', number: 'H7K2-9QMD', until: '2026-03-01' });
  expect(extended.quotes.change).toHaveBeenCalledWith('H7K2-9QMD', { change: 'extend', until: '2026-03-01' });
  const { days, labels } = (await ask({ about: 'visits', days: 7 })).body;
  expect(days).toHaveLength(7);
  expect(labels.view).toBe('Pages seen');
});

test('staff choose from the figures of this site', async () => {
  const { body, supervision } = await ask({ about: 'figures' });
  expect(body).toContainEqual(expect.objectContaining({ name: 'company.name', label: 'Company: name' }));
  expect(supervision.ask).not.toHaveBeenCalled();
});

test('the supervisor returns the whole site to the previous release', async () => {
  const { supervision } = await ask({ about: 'restore-previous' });
  expect(supervision.ask).toHaveBeenCalledWith({ about: 'restore-previous' });
});

test.each([
  [{ about: 'message', reference: "'; drop", status: 'answered' }],
  [{ about: 'message', reference: 'H7K2-9QMD', status: 'lost' }],
  [{ about: 'wordings', type: 'knowledge-entry', id: 'abc', questions: [] }],
  [{ about: 'wordings', type: 'knowledge-entry', id: 'abc', questions: Array(51).fill('what?') }],
  [{ about: 'reply', reference: 'H7K2-9QMD', id: '0123456789abcdef', name: 'Noor', text: ' ' }],
  [{ about: 'reply', reference: 'H7K2-9QMD', id: 'short', name: 'Noor', text: 'Yes.' }],
  [{ about: 'quote-withdrawn', number: "'; drop" }],
  [{ about: 'quote-extended', number: 'H7K2-9QMD', until: 'tomorrow' }],
  [{ about: 'visits', days: 100_000 }],
  [{ about: 'page', type: 'service', id: 'abc' }],
])('%j is refused', async (question) => {
  expect((await ask(question)).status).toBe(400);
});

test('nobody else is answered', async () => {
  expect((await ask({ about: 'retention' }, 'wrong')).status).toBe(401);
});
