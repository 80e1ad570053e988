import { expect, test } from 'vitest';
import { createClientLimit } from './client-limit.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { createPageServer } from './serve-page.ts';
import type { StoredFile } from './site.ts';

function builtPage(path: string, parameters: string[]): [string, StoredFile] {
  const content = new TextEncoder().encode(`built ${path}`);
  const type = 'text/html; charset=utf-8';
  return [
    path,
    { path, file: '', type, etag: 'x', encodings: [], scriptHashes: [], parameters, content, encoded: new Map() },
  ];
}

function start(perMinute: number) {
  const rendered: string[] = [];
  const viewed: string[] = [];
  const away = async () => ({ kind: 'away' as const, message: '' });
  const serve = createPageServer({
    site: new Map([builtPage('/', []), builtPage('/services', ['item'])]),
    pages: {
      async render({ url }) {
        rendered.push(url);
        return new Response('rendered', { status: url.includes('/services') ? 200 : 404 });
      },
      takesForms: (path) => path.startsWith('/quote/'),
    },
    formPage: async (file) => file,
    receiver: { receive: away },
    talk: { read: async () => undefined, say: away },
    quotes: { token: async () => '', make: away, find: async () => undefined, accept: away },
    viewed: (_request, path) => void viewed.push(path),
    security: createSecurityHeaders([]),
    mayRender: createClientLimit({ perMinute, now: () => 0 }),
  });
  const ask = (path: string, clientKey = 'a') => serve(new Request(`http://site.example${path}`), clientKey);
  return { rendered, viewed, ask };
}

test('no query makes a page render unless the page reads it', async () => {
  const { rendered, ask } = start(0);
  for (let count = 0; count < 500; count++) expect((await ask(`/?x=${count}`)).status).toBe(200);
  expect(rendered).toEqual([]);
});

test('rendered pages are rate-limited per visitor', async () => {
  const { rendered, ask } = start(5);
  for (let count = 0; count < 5; count++) expect(await (await ask(`/missing-${count}`)).text()).toBe('rendered');
  const missing = await ask('/missing-6');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-type')).toContain('text/plain');
  expect((await ask('/quote/one')).status).toBe(429);
  const estimate = await ask('/services?item=1');
  expect(estimate.status).toBe(429);
  expect(estimate.headers.get('retry-after')).toBe('60');
  expect((await ask('/services')).status).toBe(200);
  expect(rendered).toHaveLength(5);
  expect((await ask('/services?item=1', 'b')).status).toBe(200);
});

test('slashes alone redirect to the prerendered home page', async () => {
  const { rendered, ask } = start(0);
  for (const path of ['//', '///']) expect((await ask(path)).headers.get('location')).toBe('/');
  expect(rendered).toEqual([]);
});

test('pages are counted when shown, built or rendered, and nothing else is', async () => {
  const { viewed, ask } = start(0);
  for (const path of ['/', '/services', '/services?item=1', '/missing', '/quote/one']) await ask(path);
  expect(viewed).toEqual(['/', '/services', '/services']);
});
