import { expect, test } from 'vitest';
import type { VisitorQuotes } from '#server/render-page.ts';
import { freeze, makeQuote } from './make-quote.ts';

const away = async () => ({ kind: 'away' as const, message: '' });

async function post(query: string) {
  const asked: unknown[] = [];
  const quotes: VisitorQuotes = {
    token: async () => '',
    make: async (...given) => {
      asked.push(given);
      return { kind: 'made', id: 'x' };
    },
    find: async () => undefined,
    accept: away,
  };
  const body = new URLSearchParams({ token: 'a' });
  const request = new Request(`http://site.example/estimate?${query}`, { method: 'POST', body });
  return { outcome: await makeQuote(request, quotes), asked };
}

test('quotes the estimate in the URL in words and figures, without open options', async () => {
  const choice = { items: [{ slug: 'kite-building', tier: 'small', quantity: 2 }], discount: false } as const;
  const frozen = freeze(choice);
  expect(frozen.total).toBe('CHF 80');
  expect(frozen.lines).toMatchObject([{ name: 'Kite Building', price: frozen.total, priced: true }]);
  expect(frozen.conditions.join(' ')).toMatch(/40%.+CHF 32 when you order and CHF 48 when the kite flies.+full refund/);
  expect(frozen.conditions.join(' ')).not.toContain('estimate');
  const { outcome, asked } = await post('item=kite-building.small.2&item=made-up.basic.1');
  expect(outcome).toEqual({ kind: 'made', id: 'x' });
  expect(asked).toEqual([[frozen, 'item=kite-building.small.2', { token: 'a' }]]);
});

test('marks lines without a price, so that they are not ordered', () => {
  const choice = { items: [{ slug: 'kite-building', tier: 'custom', quantity: 1 }], discount: true } as const;
  expect(freeze(choice).lines.map(({ priced, price }) => [priced, price])).toEqual([[false, 'On request']]);
});

test.each(['', 'item=made-up.basic.1', 'discount=1'])('creates no quote from %j', async (query) => {
  const { outcome, asked } = await post(query);
  expect(outcome.kind).toBe('nothing chosen');
  expect(asked).toEqual([]);
});
