import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createContentChanged } from './content-changed.ts';

const token = 'a-token-of-the-admin-host';
const secret = createHash('sha256').update(`webhook ${token}`).digest('hex');

async function call(headers: Record<string, string>, body = '{"event":"entry.publish"}') {
  const changed = vi.fn();
  const { handle } = createContentChanged({ token, changed });
  const request = new Request('http://site.example/api/content-changed', { method: 'POST', headers, body });
  return { response: await handle({ request, clientKey: '' }), changed };
}

test('a call with the secret is accepted at once, with any body', async () => {
  const { response, changed } = await call({ 'x-webhook-secret': secret }, 'nonsense');
  expect(response.status).toBe(202);
  expect(changed).toHaveBeenCalledTimes(1);
});

test.each([
  ['no secret', {}],
  ['an empty one', { 'x-webhook-secret': '' }],
  ['a wrong one', { 'x-webhook-secret': secret.replace(/^./, (first) => (first === '0' ? '1' : '0')) }],
  ['the token itself', { 'x-webhook-secret': token }],
])('a call with %s changes nothing', async (_, headers) => {
  const { response, changed } = await call(headers as Record<string, string>);
  expect(response.status).toBe(401);
  expect(changed).not.toHaveBeenCalled();
});
