import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJsonBody } from './json-body.ts';

function post(body: BodyInit, type = 'application/json'): Request {
  return new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type } });
}

describe('JSON bodies', () => {
  test('are returned as they were sent', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const text = JSON.stringify(value);
        expect(await readJsonBody(post(text), 1_000_000)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });

  test.each([
    ['not JSON', '{"a":', 'application/json', 400],
    ['empty', '', 'application/json', 400],
    ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'application/json', 400],
    ['too large', `"${'x'.repeat(100)}"`, 'application/json', 413],
    ['a form', 'a=b', 'application/x-www-form-urlencoded', 415],
    ['of a type that only begins like JSON', '{}', 'application/jsonp', 415],
  ])('that are %s are refused with the right status', async (_case, body, type, status) => {
    expect(await readJsonBody(post(body, type), 100)).toMatchObject({ ok: false, status });
  });

  test('over the size limit are not read to their end', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    // The DOM's types lack 'duplex', which Node requires for a stream.
    const options = { method: 'POST', body: endless, headers: { 'content-type': 'application/json' }, duplex: 'half' };
    const request = new Request('http://localhost/', options);
    expect(await readJsonBody(request, 4096)).toMatchObject({ ok: false, status: 413 });
    expect(sent).toBeLessThan(10);
  });
});
