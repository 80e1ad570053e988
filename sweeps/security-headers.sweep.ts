import { expect, inject, test } from 'vitest';
import { builtPages, builtPaths } from './built-site.ts';
import { expectOwnScripts, expectPolicy, expectSafe, expectSafePart, isPart } from './expect-safe.ts';

const address = inject('siteAddress');

function get(path: string): Promise<Response> {
  return fetch(address + path, { redirect: 'manual' });
}

/** As built: the contact form gets its token on the way out. */
function withoutToken(html: string): string {
  return html.replace(/( name="token" value=")[\w.-]+"/, '$1"');
}

/** Each file with the headers for its type. */
function expectSafeFile(path: string, response: Response): void {
  expectSafePart(response);
  if (isPart(path)) return;
  if (path.endsWith('.js')) expectPolicy(response);
  else expectSafe(response);
}

test.each([...builtPaths])('%s has the security and cache headers of its kind', async (path) => {
  const response = await get(path);
  await response.arrayBuffer();
  expect(response.status).toBe(200);
  expectSafeFile(path, response);
  expect(response.headers.get('content-type')).toMatch(/^[a-z]+\/[\w.+-]+/);
  const caching = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  expect(response.headers.get('cache-control')).toBe(caching);
});

test.each(builtPages)('$path may run only its own scripts', async (page) => {
  const response = await get(page.path);
  expect(withoutToken(await response.text())).toBe(page.html);
  expectOwnScripts(response, page);
});

test.each([
  ['/healthz', 200],
  ['/about/', 301],
  ['/assets/no-such-file.js', 404],
  ['/api/no-such-endpoint', 404],
  ['/%', 400],
])('%s, which is not a page, has security headers too', async (path, status) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expectSafe(response);
});
