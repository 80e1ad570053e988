import { expect, test, vi } from 'vitest';
import type { Answer } from '#assistant/contract.ts';
import { createClientLimit } from '../client-limit.ts';
import { TooBusyError } from '../fair-queue.ts';
import { createMcpEndpoint } from './mcp-endpoint.ts';

const unknown: Answer = { message: 'No idea.', matches: [], suggestions: [] };

const start = (reply: () => Promise<Answer> = async () => unknown, failed = vi.fn()) => {
  const limit = (perMinute: number) => createClientLimit({ perMinute, now: () => 0 });
  const answer = createMcpEndpoint({
    pages: { list: [], read: () => undefined },
    assistant: { reply },
    search: async () => [],
    version: '1.0.0',
    failed,
    mayAsk: limit(1),
    maySearch: limit(5),
  });
  const sendText = (body: string) => {
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    return answer(new Request('http://site.example/mcp', { method: 'POST', headers, body }), 'a');
  };
  const send = (method: string, params = {}) => sendText(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
  return { send, sendText };
};

test('every message counts as a search, a question also as a chat question', async () => {
  const { send } = start();
  const ask = () => send('tools/call', { name: 'ask', arguments: { question: 'Why?' } });
  expect(await (await ask()).text()).toContain('No idea.');
  const tooMany = await ask();
  expect(tooMany.status).toBe(429);
  expect(tooMany.headers.get('retry-after')).toBe('60');
  expect(await tooMany.json()).toMatchObject({
    jsonrpc: '2.0',
    error: { message: expect.stringContaining('60 seconds') },
  });
  for (let count = 0; count < 3; count++) expect((await send('tools/list')).status).toBe(200);
  expect((await send('tools/list')).status).toBe(429);
});

test('an unreadable message counts as well', async () => {
  const { send, sendText } = start();
  for (let count = 0; count < 5; count++) expect((await sendText('{')).status).toBe(400);
  expect((await sendText('{')).status).toBe(429);
  expect((await send('tools/list')).status).toBe(429);
});

test('while too many are queued, clients are told to retry, and the log stays short', async () => {
  const failed = vi.fn();
  const { send } = start(() => Promise.reject(new TooBusyError()), failed);
  const answer = await (await send('tools/call', { name: 'ask', arguments: { question: 'Why?' } })).text();
  expect(answer).toContain('try again later');
  expect(failed).not.toHaveBeenCalled();
});

test('internal errors are logged and not sent to clients', async () => {
  const failed = vi.fn();
  const { send } = start(async () => {
    throw new Error("ENOENT: no such file, open '/srv/site/secret'");
  }, failed);
  const answer = await (await send('tools/call', { name: 'ask', arguments: { question: 'Why?' } })).text();
  expect(answer).toContain('The assistant is away');
  expect(answer).not.toContain('ENOENT');
  expect(failed).toHaveBeenCalledOnce();
});
