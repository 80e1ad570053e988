import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSearch } from '#search/create-search.ts';
import { queryLetters } from '#search/document.ts';
import { createClientLimit } from '../client-limit.ts';
import { createSearchEndpoint } from './search-endpoint.ts';

const search = createSearch({ documents: [{ kind: 'page', title: 'About kites', path: '/about' }] });

function endpoint(limit = 0, now = () => 0) {
  const { handle } = createSearchEndpoint({ maySearch: createClientLimit({ perMinute: limit, now }), search });
  return (query: string) =>
    handle({ request: new Request(`http://localhost/api/search${query}`), clientKey: 'someone' });
}

describe('GET /api/search', () => {
  test('lists results, cacheable by the visitor’s browser only', async () => {
    const response = await endpoint()('?q=kites');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, max-age=300');
    expect(await response.json()).toEqual({ results: [{ kind: 'page', title: 'About kites', path: '/about' }] });
  });

  test.each([
    ['', 'missing'],
    ['?q=', 'empty'],
    ['?q=%20%20', 'empty'],
    [`?q=${'x'.repeat(queryLetters + 1)}`, 'more than 200'],
  ])('says what is wrong with %s', async (query, problem) => {
    const response = await endpoint()(query);
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await response.json()).error).toContain(problem);
  });

  test('is rate-limited per visitor', async () => {
    let time = 0;
    const ask = endpoint(2, () => time);
    expect((await ask('?q=a')).status).toBe(200);
    expect((await ask('?q=')).status).toBe(400);
    const refused = await ask('?q=a');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    time = 60_000;
    expect((await ask('?q=a')).status).toBe(200);
  });

  test('answers any query', async () => {
    const ask = endpoint();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (query) => {
        const { status } = await ask(`?${new URLSearchParams({ q: query })}`);
        expect([200, 400]).toContain(status);
      }),
    );
  });
});
