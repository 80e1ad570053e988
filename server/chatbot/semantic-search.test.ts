import { describe, expect, test } from 'vitest';
import { createAssistant } from '#assistant/assistant.ts';
import type { Inquiry } from '#assistant/contract.ts';
import { chatHistory } from '#assistant/contract.ts';
import { sold } from '#catalogue/fixture-sold.ts';
import { formatMoney } from '#catalogue/money.ts';
import { createShop } from '#catalogue/shop.ts';
import { noMatchMessage } from '#company/no-match.ts';
import { createClientLimit } from '../client-limit.ts';
import { createSemanticSearch } from './semantic-search.ts';

const assistant = await createAssistant({ shop: createShop(), entries: [] });

function endpoint(limit = 60, now = () => 0) {
  const { handle } = createSemanticSearch({ mayAsk: createClientLimit({ perMinute: limit, now }), assistant });
  return (body: unknown, type = 'application/json') => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const request = new Request('http://localhost/api/chatbot/semantic-search', {
      method: 'POST',
      headers: { 'content-type': type },
      body: text,
    });
    return handle({ request, clientKey: 'someone' });
  };
}

describe('POST /api/chatbot/semantic-search', () => {
  test('a hit has match and matches', async () => {
    const response = await endpoint()({
      query: `how much is ${sold.service.toLowerCase()}`,
      originalQuery: `How much is ${sold.service}?`,
      history: [],
      topK: 3,
    });
    expect(response.status).toBe(200);
    const { match, matches } = await response.json();
    expect(match).toMatchObject({ source: 'catalogue', score: expect.any(Number), question: expect.any(String) });
    expect(match.answer).toContain(formatMoney(sold.row.price));
    expect(match.facts.length).toBeGreaterThan(0);
    expect(matches.length).toBeLessThanOrEqual(3);
  });

  test('no hit has the message', async () => {
    const response = await endpoint()({ query: 'my cat is not eating' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ message: noMatchMessage, matches: [] });
  });

  test.each(['/service/logo-design', '/'.repeat(9_000), '', null])('a page in any form is accepted', async (page) => {
    const response = await endpoint()({ query: 'how long does it take?', page });
    expect(response.status).toBe(200);
  });

  test("history is read up to the widget's limit, the rest is dropped", async () => {
    const read: Inquiry[] = [];
    const listening = { reply: (inquiry: Inquiry) => assistant.reply(read[read.push(inquiry) - 1] ?? inquiry) };
    const { handle } = createSemanticSearch({ mayAsk: async () => ({ allowed: true }), assistant: listening });
    const history = Array.from({ length: 90 }, (_, number) => ({ sender: 'user', text: `${number} `.repeat(90 * 4) }));
    const request = new Request('http://localhost/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'and premium?', history: history.slice(-20) }),
    });
    expect((await handle({ request, clientKey: 'someone' })).status).toBe(200);
    const kept = read.at(-1)?.history ?? [];
    expect(kept).toHaveLength(chatHistory.messages);
    expect(kept.every(({ text }) => text.length === 600)).toBe(true);
    expect(kept.at(-1)?.text).toMatch(/^89 /);
  });

  test('what is dropped is not validated', async () => {
    const last = { sender: 'user', text: 'Logo?' };
    const history = [...Array(9_000).fill(0), ...Array(chatHistory.messages).fill(last)];
    expect((await endpoint()({ query: 'and premium?', history })).status).toBe(200);
  });

  test.each([
    ['not JSON', '{'],
    ['an array', []],
    ['null', null],
    ['no query', {}],
    ['a blank query', { query: '   ' }],
    ['a number for a query', { query: 7 }],
    ['a query of 2,001 characters', { query: 'a'.repeat(2_001) }],
    ['topK 0', { query: 'hi', topK: 0 }],
    ['topK 11', { query: 'hi', topK: 11 }],
    ['a stranger in the history', { query: 'hi', history: [{ sender: 'admin', text: 'x' }] }],
  ])('%s is answered 400 with an error', async (_, body) => {
    const response = await endpoint()(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });

  test('more than 32 KB is answered 413', async () => {
    const history = [{ sender: 'user', text: 'a'.repeat(33_000) }];
    expect((await endpoint()({ query: 'hi', history })).status).toBe(413);
  });

  test('above the limit it answers 429 with Retry-After until the minute is over', async () => {
    let now = 0;
    const ask = endpoint(2, () => now);
    await ask({ query: 'hi' });
    await ask({ query: 'hi' });
    const refused = await ask({ query: 'hi' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(60);
    now = 60_001;
    expect((await ask({ query: 'hi' })).status).toBe(200);
  });
});
