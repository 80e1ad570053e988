import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Far longer than any machine takes; what has not happened by then never will. */
const patienceMs = 600_000;
/** Lets the tests see the details of the site's health. */
const operationsToken = 'a-token-of-operators';
const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The site as `npm start` runs it, told of an admin host by its settings alone.
 * @param {{ port: number, settings: Record<string, string> }} options
 */
export async function startSite({ port, settings }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'admin-site-'));
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  let running;

  /** In a group of its own, so that all of it can be killed at once. */
  function launch() {
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: `${port}`,
        DATA_DIR: folder,
        CHAT_RATE_LIMIT: '0',
        SEARCH_RATE_LIMIT: '0',
        LOG: 'errors',
        OPERATIONS_TOKEN: operationsToken,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    const launched = { child, ended: once(child, 'close') };
    running = launched;
    launched.ended.then(() => {
      if (running === launched) running = undefined;
    });
  }

  launch();
  // A test that is broken off leaves nothing running.
  process.once('exit', () => running?.child.kill());

  async function text(address, init) {
    const answer = await fetch(`${url}${address}`, init);
    return answer.text();
  }

  const health = () => text('/healthz', { headers: { authorization: `Bearer ${operationsToken}` } });

  /** What the assistant says. */
  async function reply(question) {
    const body = JSON.stringify({ query: question, originalQuery: question, history: [], topK: 3 });
    const headers = { 'content-type': 'application/json' };
    return text('/api/chatbot/semantic-search', { method: 'POST', headers, body });
  }

  /** Asks again and again until the answer holds something; a site that has stopped never will, and says why. */
  async function until(what, ask) {
    let last = '';
    const started = performance.now();
    for (;;) {
      if (!running) throw new Error(`The site has stopped: ${output}`);
      if (performance.now() - started > patienceMs)
        throw new Error(`Nothing matched ${what}. Last: ${last.slice(0, 2000)}\nHealth: ${await health()}\n${output}`);
      try {
        last = await ask();
        if (what.test(last)) return last;
      } catch (error) {
        last = `${error}`;
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }

  return {
    url,
    text,
    status: async (address) => (await fetch(`${url}${address}`)).status,
    reply,
    until,
    health,
    output: () => output,
    /** As a power cut does, and whoever puts the plug back. */
    async kill() {
      const { child, ended } = running;
      process.kill(-child.pid, 'SIGKILL');
      await ended;
      launch();
      await until(/"status":"ok"/, health);
    },
    async stop() {
      const { child, ended } = running;
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
