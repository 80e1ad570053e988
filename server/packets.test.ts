import { expect, test } from 'vitest';
import { countContents } from './packets.ts';

const most = { requests: 10, tinyChunks: 100 };
const contents = (text: string) => countContents(Buffer.from(text), most);

test.each([
  ['GET / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['GET / HTTP/0.9\r\n\r\n'],
  ['OPTIONS / RTSP/1.0\r\n\r\n'],
  ['SOURCE / ICE/1.1\r\n\r\n'],
])('requests of every protocol version that Node parses are counted: %j', (request) => {
  expect(contents(request.repeat(3)).requests).toBe(3);
});

test('nothing but line ends is over the limit', () => {
  expect(contents('\r\n'.repeat(30_000)).requests).toBe(Number.POSITIVE_INFINITY);
});

test('counting ends at the limit', () => {
  expect(contents('GET / HTTP/1.1\r\n\r\n'.repeat(5_000)).requests).toBe(most.requests + 1);
  expect(contents('1\r\nx\r\n'.repeat(5_000)).tinyChunks).toBe(most.tinyChunks + 1);
});

test.each([
  ['1\r\nx\r\n', 1],
  ['fF\r\n', 1],
  ['7;name=value\r\n', 1],
  ['1f;a\r\n', 1],
  ['100\r\n', 0],
  ['\r\n\r\n', 0],
  ['content-length: 1\r\n', 0],
])('%j has a number of tiny chunks', (text, count) => {
  expect(contents(text).tinyChunks).toBe(count);
});

test('ordinary text has neither', () => {
  expect(contents('We use HTTP/1.1 and 2 servers.\r\nThanks!\r\n'.repeat(200))).toEqual({ requests: 0, tinyChunks: 0 });
});
