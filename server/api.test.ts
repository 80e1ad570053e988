import { describe, expect, test } from 'vitest';
import { createApi, type Endpoint } from './api.ts';
import { TooBusyError } from './fair-queue.ts';

const echo: Endpoint = {
  method: 'POST',
  path: '/echo',
  handle: async ({ request }) => Response.json({ said: await request.text() }),
};
const hours: Endpoint = { method: 'GET', path: '/hours', handle: () => Response.json({ open: true }) };
const busy: Endpoint = { method: 'GET', path: '/busy', handle: () => Promise.reject(new TooBusyError()) };
const api = createApi({ endpoints: [echo, hours, busy], trustedProxies: 0 });
// Without a socket there is no client address; the tests of the server have one.
const ask = async (path: string, method = 'GET', body?: string) => api.request(path, { method, body }, {});

describe('the API', () => {
  test('passes a request to the endpoint of its method and path', async () => {
    expect(await (await ask('/echo', 'POST', 'hello')).json()).toEqual({ said: 'hello' });
    expect(await (await ask('/hours')).json()).toEqual({ open: true });
  });

  test('answers HEAD like GET', async () => {
    const response = await ask('/hours', 'HEAD');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  test.each([
    ['GET', '/echo', 'POST, OPTIONS'],
    ['DELETE', '/hours', 'GET, HEAD, OPTIONS'],
  ])('refuses %s %s in JSON and names what it allows', async (method, path, allow) => {
    const response = await ask(path, method);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
    expect(await response.json()).toHaveProperty('error');
  });

  test('lists methods on request', async () => {
    const response = await ask('/echo', 'OPTIONS');
    expect(response.status).toBe(204);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  });

  test("answers 'try again' while too many are queued", async () => {
    const response = await ask('/busy');
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toHaveProperty('error');
  });

  test.each(['/', '/nothing', '/echo/more', '/ECHO'])('answers %s with 404 in JSON', async (path) => {
    const response = await ask(path, 'POST');
    expect(response.status).toBe(404);
    expect(await response.json()).toHaveProperty('error');
  });
});
