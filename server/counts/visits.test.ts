import { expect, test } from 'vitest';
import { createClientLimit } from '../client-limit.ts';
import type { Site, StoredFile } from '../site.ts';
import { createCountEndpoint } from './count-endpoint.ts';
import { createVisits } from './visits.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

function builtPage(path: string): [string, StoredFile] {
  const content = new TextEncoder().encode(path);
  const file = { path, file: '', type: 'text/html', etag: 'x', encodings: [], scriptHashes: [], parameters: [] };
  return [path, { ...file, content, encoded: new Map() }];
}

const site: Site = new Map(['/', '/about', '/estimate'].map(builtPage));

function start() {
  const counted: string[] = [];
  const count = (name: string, place = '') => void counted.push(`${name} ${place}`);
  const visits = createVisits({ count, flush: async () => undefined, stop: async () => undefined }, site);
  const request = (headers: Record<string, string>, address = '/') =>
    new Request(`http://site.example${address}`, { headers: { 'user-agent': firefox, ...headers } });
  return {
    counted,
    visits,
    view: (path: string, headers: Record<string, string> = {}, query = '') =>
      visits.viewed(request(headers), path, new URLSearchParams(query)),
    request,
  };
}

test('opening a page is counted, with the estimate in its URL', () => {
  const { counted, view } = start();
  view('/about');
  view('/about', { 'sec-fetch-dest': 'document' });
  view('/estimate');
  view('/estimate', {}, 'item=logo-design.basic.1');
  expect(counted).toEqual(['view /about', 'view /about', 'view /estimate', 'view /estimate', 'estimate ']);
});

test.each([
  ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ["an assistant's crawler", { 'user-agent': 'Mozilla/5.0 AppleWebKit/537.36 (compatible; GPTBot/1.2)' }],
  ['a program', { 'user-agent': 'curl/8.5.0' }],
  ['somebody who says nothing', { 'user-agent': '' }],
  ['a browser that fetches ahead', { 'sec-purpose': 'prefetch' }],
  ['a script of a page', { 'sec-fetch-dest': 'empty' }],
])('%s is left out', (_who, headers) => {
  const { counted, view } = start();
  view('/about', headers);
  expect(counted).toEqual([]);
});

test('actions are counted on their page, and unknown pages get no row', () => {
  const { counted, visits, request } = start();
  visits.done(request({ referer: 'http://site.example/about?x=1' }), 'chat begun');
  visits.done(request({ referer: 'http://elsewhere.example/made-up' }), 'chat begun');
  visits.done(request({ referer: 'no address' }), 'chat begun');
  visits.done(request({ 'user-agent': 'curl/8.5.0' }), 'chat begun');
  expect(counted).toEqual(['chat begun /about', 'chat begun ', 'chat begun ']);
});

test('a page may report only what the server cannot see', async () => {
  const { counted, visits, request } = start();
  const { handle } = createCountEndpoint(visits, createClientLimit({ perMinute: 5, now: () => 0 }));
  const post = async (query: string, headers: Record<string, string> = {}) =>
    (await handle({ request: request(headers, `/api/count?${query}`), clientKey: 'a' })).status;
  expect(await post('what=order&page=/about')).toBe(204);
  expect(await post('what=message&page=/about')).toBe(400);
  expect(await post(`what=view&page=/${'x'.repeat(200)}`)).toBe(400);
  expect(await post('what=view&page=/made-up')).toBe(204);
  expect(await post('what=view&page=/', { origin: 'http://elsewhere.example' })).toBe(403);
  expect(await post('')).toBe(400);
  expect(await post('what=order&page=/about')).toBe(429);
  expect(counted).toEqual(['order /about', 'view ']);
});
