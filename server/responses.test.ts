import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redirects } from '#catalogue/redirects.ts';
import { serviceSlugs } from '#catalogue/service-names.ts';
import { company } from '#company/facts.ts';
import { picture } from './fixture-build.ts';
import { sendRaw, startFixture } from './fixture-server.ts';

let fixture: Awaited<ReturnType<typeof startFixture>>;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.server.stop());

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return fetch(fixture.server.address + path, { method, headers, redirect: 'manual' });
}

describe('built files', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('come compressed with %s, and are the same inside', async (encoding, decompress) => {
    const raw = await sendRaw(
      fixture.server.port,
      `HEAD /about HTTP/1.1\r\nhost: x\r\naccept-encoding: ${encoding}\r\nconnection: close\r\n\r\n`,
    );
    expect(raw).toContain(`content-encoding: ${encoding}\r\n`);
    expect(raw).toContain('vary: accept, accept-encoding\r\n');
    const ending = encoding === 'br' ? 'br' : 'gz';
    const stored = await readFile(`${fixture.folder}/client/about/index.html.${ending}`);
    expect(Number(/content-length: (\d+)/.exec(raw)?.[1])).toBe(stored.byteLength);
    expect(decompress(stored).toString()).toBe(await (await get('/about', { 'accept-encoding': 'identity' })).text());
  });

  test('answer 304 to a visitor who has them, for each encoding by its own tag', async () => {
    const plain = (await get('/about', { 'accept-encoding': 'identity' })).headers.get('etag') ?? '';
    const brotli = (await get('/about', { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
    expect(plain).not.toBe(brotli);
    const again = await get('/about', { 'accept-encoding': 'br', 'if-none-match': `"other", W/${brotli}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await get('/about', { 'accept-encoding': 'br', 'if-none-match': plain })).status).toBe(200);
  });

  test('are cached for good if their name contains a hash, and revalidated otherwise', async () => {
    expect((await get('/assets/entry-1a2b.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/about')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/robots.txt')).headers.get('cache-control')).toBe('no-cache');
  });

  test('answer HEAD with the headers of GET and no body', async () => {
    const head = await get('/kite.png', {}, 'HEAD');
    expect(head.headers.get('content-length')).toBe('1000');
    expect(head.headers.get('content-type')).toBe('image/png');
    expect(await head.text()).toBe('');
  });

  test('support range requests for pictures', async () => {
    const part = await get('/kite.png', { range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 10-19/1000');
    expect(Buffer.from(await part.arrayBuffer())).toEqual(picture.subarray(10, 20));
    expect((await get('/kite.png', { range: 'bytes=1000-' })).status).toBe(416);
    expect((await get('/kite.png', { range: 'bytes=0-9', 'if-range': '"older"' })).status).toBe(200);
    expect((await get('/about', { range: 'bytes=0-9' })).status).toBe(200);
  });

  test('come as Markdown on request, compressed, with their own ETag and Vary header', async () => {
    const accept = 'text/markdown, text/html, */*';
    const response = await get('/about', { accept, 'accept-encoding': 'br' });
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toBe('accept, accept-encoding');
    expect(response.headers.get('link')).toBe(`<${company.site}/about>; rel="canonical"`);
    const text = await response.text();
    expect(text).toBe(await (await get('/about.md')).text());
    expect(text).toContain('# About');
    const etag = response.headers.get('etag') ?? '';
    expect((await get('/about', { accept, 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304);
    expect((await get('/about', { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(200);
    expect((await get('/', { accept: 'text/markdown' })).headers.get('content-type')).toContain('text/markdown');
    // A file without a compressed version is sent as it is.
    expect((await get('/kite.png', { accept: 'text/markdown' })).headers.get('content-type')).toBe('image/png');
  });

  test('that are gone answer a short 404 in plain text', async () => {
    const response = await get('/assets/entry-old.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('pages', () => {
  const [slug = ''] = serviceSlugs;

  test('load scripts after first paint and run only their own inline scripts', async () => {
    const response = await get('/about');
    const html = await response.text();
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(html).toContain('data-scripts="/assets/entry-1a2b.js"');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]+'){3};/);
    expect(policy).not.toContain('unsafe');
  });

  test('are rendered for a query they read, with the hashes of that rendering', async () => {
    const response = await get('/services?item=2');
    expect(await response.text()).toContain('item=2');
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/=]+'/);
  });

  test('come from the build for any other query', async () => {
    expect(await (await get('/services?utm_source=letter&x=1')).text()).toContain('<title>Services');
    expect(await (await get('/about?item=2')).text()).toContain('<title>About');
    expect(await (await get('/about.data?_routes=root')).text()).toBe('["about"]');
  });

  test.each([
    ['/about/', '/about'],
    ['/about/?a=1', '/about?a=1'],
    ['/About', '/about'],
    ['/ABOUT/?a=B', '/about?a=B'],
    ['/%41bout', '/about'],
    ...redirects.endings.flatMap((ending): [string, string][] => [
      [`/Service/${slug.toUpperCase()}${ending.toUpperCase()}`, `/service/${slug}`],
      [`/service/${slug}${ending}/?a=1`, `/service/${slug}?a=1`],
    ]),
  ] satisfies [string, string][])('%s moved for good to %s', async (path, target) => {
    const response = await get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(target);
  });

  test('that do not exist answer 404 in full', async () => {
    const response = await get('/nothing-here');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<h1>');
  });

  test('accept posted forms', async () => {
    const body = new URLSearchParams({ name: 'Jane' });
    const response = await fetch(`${fixture.server.address}/contact`, { method: 'POST', body });
    expect(await response.text()).toContain('Jane');
  });

  test.each(['https://127.0.0.1:PORT', company.site])(
    'accept forms from %s, as behind a proxy with TLS',
    async (name) => {
      const origin = name.replace('PORT', String(fixture.server.port));
      const body = new URLSearchParams({ name: 'Jane' });
      const response = await fetch(`${fixture.server.address}/contact`, { method: 'POST', body, headers: { origin } });
      expect(await response.text()).toContain('Jane');
      expect(fixture.server.output()).not.toMatch(/\bat .+\.js:\d+/);
    },
  );

  test('without a form reject one, without rendering', async () => {
    for (const path of ['/about', '/', '/nothing-here', '/services?item=1']) {
      const body = new URLSearchParams({ name: 'Jane' });
      const response = await fetch(`${fixture.server.address}${path}`, { method: 'POST', body });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
      expect(response.headers.get('content-type')).toContain('text/plain');
    }
  });

  test('reject forms from other sites', async () => {
    for (const origin of ['https://elsewhere.example', 'null']) {
      const body = new URLSearchParams({ name: 'Jane' });
      const response = await fetch(`${fixture.server.address}/contact`, { method: 'POST', body, headers: { origin } });
      expect(response.status).toBe(403);
    }
  });

  const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n';
  test.each([
    ['JSON', 'application/json', '{}', 415],
    ['no type', '', 'a=b', 415],
    ['a form of thousands of fields', 'application/x-www-form-urlencoded', 'a&'.repeat(5_000), 400],
    ['a form of hundreds of parts', 'multipart/form-data; boundary=x', `${part.repeat(300)}--x--\r\n`, 400],
    ['a broken form', 'multipart/form-data; boundary=x', 'not a form', 400],
    ['a huge form', 'application/x-www-form-urlencoded', 'a'.repeat(70_000), 413],
  ])('refuse %s instead of a form', async (_case, type, body, status) => {
    const bytes = new TextEncoder().encode(body);
    const headers: Record<string, string> = type ? { 'content-type': type } : {};
    const response = await fetch(`${fixture.server.address}/contact`, { method: 'POST', body: bytes, headers });
    expect(response.status).toBe(status);
  });
});

describe('every answer', () => {
  test.each([
    ['GET', '/about', 200],
    ['HEAD', '/about', 200],
    ['GET', '/about?page=2', 200],
    ['GET', '/services?item=2', 200],
    ['GET', '/about/', 301],
    ['GET', '/healthz', 200],
    ['GET', '/nothing-here', 404],
    ['GET', '/api/nothing-here', 404],
    ['GET', '/%zz', 400],
    ['GET', '/%00', 400],
    ['GET', '/..%2f..%2fpackage.json', 404],
    ['PUT', '/about', 405],
    ['DELETE', '/kite.png', 405],
    ['POST', '/kite.png', 405],
    ['POST', '/healthz', 405],
    ['OPTIONS', '/about', 204],
  ])('to %s %s is %i, with security headers', async (method, path, status) => {
    const response = await get(path, {}, method);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('strict-transport-security')).toContain('max-age=');
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(response.headers.get('permissions-policy')).toContain('camera=()');
    expect(response.headers.has('x-powered-by')).toBe(false);
    if (status === 405 || status === 204) expect(response.headers.get('allow')).toContain('GET');
  });

  test('for an asset has no headers that only documents need', async () => {
    for (const path of ['/assets/entry-1a2b.js', '/kite.png']) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      for (const name of ['content-security-policy', 'permissions-policy', 'strict-transport-security']) {
        expect(headers.has(name), `${path} ${name}`).toBe(false);
      }
    }
  });

  test.each(['/assets/engine-worker-3c4d.js', '/drawing.svg'])(
    'with %s, which can run on its own, has a content security policy',
    async (path) => {
      expect((await get(path)).headers.get('content-security-policy')).toContain("default-src 'self'");
    },
  );

  test.each([
    ['/about', 'GET, HEAD, OPTIONS'],
    ['/contact', 'GET, HEAD, POST, OPTIONS'],
    ['/kite.png', 'GET, HEAD, OPTIONS'],
    ['/healthz', 'GET, HEAD, OPTIONS'],
    ['/api/chatbot/semantic-search', 'POST, OPTIONS'],
  ])('to OPTIONS %s lists the methods: %s', async (path, allow) => {
    const response = await get(path, {}, 'OPTIONS');
    expect(response.status).toBe(204);
    expect(response.headers.get('allow')).toBe(allow);
  });

  test('below /api is JSON', async () => {
    expect(await (await get('/api/nothing-here')).json()).toEqual({ error: 'There is nothing at this URL.' });
  });
});
