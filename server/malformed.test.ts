import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxPipelined } from './connection-limits.ts';
import { sendRaw, startFixture } from './fixture-server.ts';

let fixture: Awaited<ReturnType<typeof startFixture>>;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.server.stop());

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
const request = (line: string, headers = 'host: localhost\r\n') =>
  `${line} HTTP/1.1\r\n${headers}connection: close\r\n\r\n`;

describe('what no browser would send', () => {
  test.each([
    ['an unknown method', request('BREW /about'), [405]],
    ['a tunnel', request('CONNECT example.com:443'), [405]],
    ['a trace', request('TRACE /about'), [405]],
    ['a method of file servers', request('PROPFIND /about'), [405]],
    ['a header of 20 KB', request('GET /about', `host: x\r\nx-long: ${'a'.repeat(20_000)}\r\n`), [431]],
    ['an address of 20 KB', request(`GET /${'a'.repeat(20_000)}`), [431]],
    ['no host', request('GET /about', ''), [400]],
    ['two hosts', request('GET /about', 'host: a.example\r\nHost: b.example\r\n'), [400]],
    ['the same host twice', request('GET /about', 'host: a.example\r\nhost: a.example\r\n'), [400]],
    ['a malformed host', request('GET /about', 'host: a b\r\n'), [400]],
    ['a broken encoding', request('GET /%E0%A4%A'), [400]],
    ['a NUL', request('GET /about%00.html'), [400]],
    ['a backslash', request('GET /\\..\\package.json'), [400]],
    ['a way out of the folder', request('GET /../../../etc/passwd'), [404]],
    ['an encoded way out of the folder', request('GET /assets/%2e%2e/%2e%2e/site.json'), [404]],
    ['a way out of the folder in one segment', request('GET /assets/..%2f..%2fsite.json'), [404]],
    ['a double slash to another site', request('GET //elsewhere.example/about/'), [404]],
    ['an expectation', request('GET /about', 'host: x\r\nexpect: the-unexpected\r\n'), [417]],
    ['two lengths', `POST /about HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab`, [400]],
    ['noise', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', [400]],
  ])('%s gets the right response, with security headers', async (_case, text, statuses) => {
    const answer = await sendRaw(fixture.server.port, text);
    expect(statuses).toContain(statusOf(answer));
    expect(answer.toLowerCase()).toContain("frame-ancestors 'none'");
    expect(answer).not.toMatch(/\bat .+\.ts:\d+|node:internal/);
    if (statusOf(answer) === 405) expect(answer).toMatch(/\r\nallow: /i);
  });

  test('version 1.0 is answered with and without a host', async () => {
    for (const headers of ['', 'host: localhost\r\n']) {
      const answer = await sendRaw(fixture.server.port, `GET /about HTTP/1.0\r\n${headers}\r\n`);
      expect(statusOf(answer)).toBe(200);
      expect(answer).toContain('<title>About');
    }
  });

  test('never makes the server fail, whatever the path', async () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '/',
        '//',
        '..',
        '%2e',
        '%',
        '%ff',
        '%0A',
        '?',
        '#',
        '\\',
        '.data',
        '__manifest',
        'about',
        ';',
        '@',
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 6 }),
        fc.constantFrom('GET', 'HEAD', 'POST'),
        async (path, method) => {
          const target = `/${path.join('')}`.replaceAll(/[\r\n]/g, '');
          const status = statusOf(await sendRaw(fixture.server.port, request(`${method} ${target}`)));
          expect(status).toBeGreaterThanOrEqual(200);
          expect(status).toBeLessThan(500);
        },
      ),
      { numRuns: 150, examples: [[['%0A'], 'GET']] },
    );
  });
});

describe('requests sent without waiting for an answer', () => {
  const one = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n';
  const answersTo = async (count: number) => {
    const text = `${`${one}\r\n`.repeat(count - 1)}${one}connection: close\r\n\r\n`;
    const received = await sendRaw(fixture.server.port, text).catch(() => '');
    return received.match(/HTTP\/1\.1 200/g)?.length ?? 0;
  };

  test('are all answered if they are few', async () => {
    expect(await answersTo(maxPipelined)).toBe(maxPipelined);
  });

  // Last, because this machine is blocked for a while afterwards.
  test('close the connection if they are many', async () => {
    expect(await answersTo(2_000)).toBeLessThanOrEqual(maxPipelined);
    expect(await answersTo(1)).toBe(0);
  });
});
