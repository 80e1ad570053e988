import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Far longer than any machine needs; what hasn't happened by then never will. */
const timeoutMs = 600_000;
/** Gives tests access to the details of the site's health. */
const operationsToken = 'a-token-of-operators';
const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The site as run by `npm start`, connected to an admin host only by its settings.
 * @param {{ port: number, settings: Record<string, string> }} options
 */
export async function startSite({ port, settings }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'admin-site-'));
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  let running;

  /** In its own process group, so that all of it can be killed at once. */
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
  // An aborted test leaves nothing running.
  process.once('exit', () => running?.child.kill());

  async function text(address, init) {
    const answer = await fetch(`${url}${address}`, init);
    return answer.text();
  }

  const health = () => text('/healthz', { headers: { authorization: `Bearer ${operationsToken}` } });

  /** The assistant's answer. */
  async function reply(question) {
    const body = JSON.stringify({ query: question, originalQuery: question, history: [], topK: 3 });
    const headers = { 'content-type': 'application/json' };
    return text('/api/chatbot/semantic-search', { method: 'POST', headers, body });
  }

  /** Repeats a request until the response contains something. If the site has stopped, fails with the reason. */
  async function until(what, ask) {
    let last = '';
    const started = performance.now();
    for (;;) {
      if (!running) throw new Error(`The site has stopped: ${output}`);
      if (performance.now() - started > timeoutMs)
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
    /** Like a power cut followed by a restart. */
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
