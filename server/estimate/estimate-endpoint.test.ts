import { expect, test } from 'vitest';
import { packagesOf } from '#catalogue/look-up.ts';
import { policies } from '#catalogue/policies.ts';
import { serviceSlugs } from '#catalogue/service-names.ts';
import { company } from '#company/facts.ts';
import { createClientLimit } from '../client-limit.ts';
import { estimateAnswer } from './estimate.ts';
import { createEstimateEndpoint } from './estimate-endpoint.ts';

const [slug = '', other = ''] = serviceSlugs.filter((each) => packagesOf(each).some(({ price }) => price !== null));
const [row, otherRow] = [slug, other].map((each) => packagesOf(each).find(({ price }) => price !== null));
if (!row?.price || !otherRow?.price) throw new Error('Two services with prices are needed.');
const [line, otherLine] = [
  { service: slug, package: row.tier, quantity: 2 },
  { service: other, package: otherRow.tier },
];

function start(perMinute = 0) {
  const { handle } = createEstimateEndpoint(createClientLimit({ perMinute, now: () => 0 }));
  return async (body: unknown, type = 'application/json') => {
    const request = new Request('http://site.example/api/estimate', {
      method: 'POST',
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const response = await handle({ request, clientKey: 'a' });
    return { status: response.status, answer: await response.json() };
  };
}

test('packages are added up, with their times and a link to the same estimate', async () => {
  const { status, answer } = await start()({ lines: [line, otherLine], discount: true });
  expect(status).toBe(200);
  const { total, discount, due, lines, url } = estimateAnswer.parse(answer);
  const sum = 2 * (row?.price ?? 0) + (otherRow?.price ?? 0);
  expect([total, due]).toEqual([sum, sum - discount]);
  expect(discount).toBe(Math.round(sum * (policies.checkout.discountPercent ?? 0)) / 100);
  expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
  expect(url).toBe(
    `${company.site}/estimate?item=${slug}.${row?.tier}.2&item=${other}.${otherRow?.tier}.1&discount=1#estimate`,
  );
});

test.each([
  ['no body', ''],
  ['no lines', {}],
  ['no line', { lines: [] }],
  ['too many lines', { lines: Array.from({ length: 31 }, () => line) }],
  ['an unknown service', { lines: [{ ...line, service: '__proto__' }] }],
  ['an unknown package', { lines: [{ ...line, package: 'constructor' }] }],
  ['half of one', { lines: [{ ...line, quantity: 0.5 }] }],
  ['too many of one', { lines: [{ ...line, quantity: 100 }] }],
  ['a name without end', { lines: [{ ...line, service: 'x'.repeat(101) }] }],
  ['a list', [line]],
])('%s is refused with a message', async (_case, body) => {
  const { status, answer } = await start()(body);
  expect(status).toBe(400);
  expect(answer).toEqual({ error: expect.any(String) });
});

test('other types, large bodies and too many requests are refused', async () => {
  expect((await start()({ lines: [line] }, 'text/plain')).status).toBe(415);
  expect((await start()({ lines: [line], more: 'x'.repeat(70_000) })).status).toBe(413);
  const ask = start(1);
  await ask({ lines: [line] });
  expect((await ask({ lines: [line] })).status).toBe(429);
});
