import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharedFixtureBuild } from './fixture-build.ts';
import { serverFlags } from './node-flags.mjs';

/** The operator: the setting with the token, and the header that carries it. */
export const operator = {
  settings: { OPERATIONS_TOKEN: 'a-token-of-operators' },
  headers: { authorization: 'Bearer a-token-of-operators' },
};

const mainFile = path.join(import.meta.dirname, 'main.ts');

export interface RunningServer {
  port: number;
  address: string;
  output: () => string;
  /** The same without the lines every start prints. */
  written: () => string;
  /** Waits until the server has printed this. */
  hasWritten: (text: string) => Promise<void>;
  /** Stops reading its output. */
  dropOutput: () => void;
  pid: number;
  /** Stops or kills it and returns its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export interface EndedServer {
  code: number | null;
  output: string;
}

/** Starts the real server in its own process, on the small build. */
export async function startServer(folder: string, environment: Record<string, string> = {}): Promise<RunningServer> {
  const { child, output, ended } = spawnServer(folder, { PORT: '0', ...environment });
  function hasWritten(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => output().includes(text) && resolve();
      child.stdout.on('data', look);
      ended.then(() => reject(new Error(output())));
      look();
    });
  }
  await hasWritten('Ready on ');
  const [, protocol, given] = /Ready on (https?):\/\/localhost:(\d+)/.exec(output()) ?? [];
  const port = Number(given);
  return {
    port,
    address: `${protocol}://127.0.0.1:${port}`,
    output,
    written: () => output().replace(/^Messages are stored in .+\nReady on .+\n/, ''),
    hasWritten,
    dropOutput() {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    pid: child.pid ?? 0,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}

/** For starts that are expected to fail. */
export async function runServerToItsEnd(folder: string, environment: Record<string, string>): Promise<EndedServer> {
  const { output, ended } = spawnServer(folder, environment);
  return { code: await ended, output: output() };
}

export async function startFixture(
  environment: Record<string, string> = {},
): Promise<{ folder: string; server: RunningServer }> {
  const { folder } = await sharedFixtureBuild();
  return { folder, server: await startServer(folder, environment) };
}

/** Sends raw bytes, which no HTTP client would, and returns the whole response. */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

function spawnServer(folder: string, environment: Record<string, string>) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  // Test messages never reach the folder with real ones.
  const data = mkdtempSync(path.join(tmpdir(), 'site-data-'));
  const child = spawn(process.execPath, [...serverFlags, mainFile, folder], {
    // Most tests don't use the assistant, and starting it takes longer than they do.
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: data, ASSISTANT_START: 'when-asked', ...environment },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
    });
  }
  // A test that times out leaves no server behind.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  ended.then(() => {
    process.off('exit', end);
    rmSync(data, { recursive: true, force: true });
  });
  return { child, output: () => text, ended };
}
