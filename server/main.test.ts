import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { sharedFixtureBuild } from './fixture-build.ts';
import { operator, runServerToItsEnd, startServer } from './fixture-server.ts';

const build = await sharedFixtureBuild();

describe('the server process', () => {
  test('says in one line which variable is wrong, and does not start', async () => {
    const { code, output } = await runServerToItsEnd(build.folder, { PORT: 'soon' });
    expect(code).toBe(1);
    expect(output).toBe('PORT is "soon": expected a whole number from 0 to 65535, for example PORT=3000\n');
  });

  test('says in one line that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, output } = await runServerToItsEnd(build.folder, { PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^Port ${port} is taken: .+\\n$`));
  });

  test('says in one line that there is nothing to serve', async () => {
    const { code, output } = await runServerToItsEnd('no-such-folder', {});
    expect(code).toBe(1);
    expect(output).toMatch(/^There is no finished build in .+: run npm run build first .+\n$/);
  });

  test('starts the assistant, and is ready when it can answer', async () => {
    const server = await startServer(build.folder, { ...operator.settings, ASSISTANT_START: '' });
    const ask = (path: string) => fetch(`${server.address}${path}`, { headers: operator.headers });
    await expect.poll(async () => (await ask('/readyz')).status, { timeout: 60_000 }).toBe(200);
    expect(await (await ask('/healthz')).json()).toMatchObject({ assistant: 'meaning' });
    await server.stop();
  });

  test('finishes requests in progress when asked to stop, accepts no new ones and exits with 0', async () => {
    // Nothing else is printed, however long the second one takes to arrive.
    const server = await startServer(build.folder, { LOG: 'errors' });
    const slow = fetch(`${server.address}/services?item=1&wait=600`);
    const slower = fetch(`${server.address}/services?item=1&wait=700`, { method: 'HEAD' });
    await server.hasWritten('waiting\nwaiting\n');
    const ended = server.stop();
    const answer = await slow;
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('wait=600');
    expect((await slower).status).toBe(200);
    expect(await ended).toBe(0);
    await expect(fetch(`${server.address}/healthz`)).rejects.toThrow();
  });

  test('logs requests as JSON lines that say nothing about the visitor', async () => {
    const server = await startServer(build.folder);
    const response = await fetch(`${server.address}/about?email=jane@client.example`, {
      headers: { 'user-agent': 'Secret/1.0', referer: 'https://secret.example/' },
    });
    await response.text();
    await server.stop();
    const [line = ''] = server.written().trim().split('\n');
    const entry = JSON.parse(line);
    expect(entry).toMatchObject({ method: 'GET', path: '/about', status: 200 });
    expect(entry.id).toBe(response.headers.get('x-request-id'));
    expect(Object.keys(entry).sort()).toEqual(['bytes', 'id', 'method', 'ms', 'path', 'status', 'time']);
    expect(server.output()).not.toMatch(/jane|secret|127\.0\.0\.1/i);
  });

  test('with LOG=off logs only its address and where messages are stored', async () => {
    const server = await startServer(build.folder, { LOG: 'off' });
    await fetch(`${server.address}/about`);
    await server.stop();
    expect(server.output()).toMatch(
      /^Messages are stored in \S+leads\.sqlite; see them with npm run leads\nReady on .+\n$/,
    );
    expect(server.written()).toBe('');
  });
});
