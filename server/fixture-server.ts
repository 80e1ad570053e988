import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharedFixtureBuild } from './fixture-build.ts';
import { serverFlags } from './node-flags.mjs';

/** Whoever runs the server: the setting that lets them in, and what they bring. */
export const operator = {
  settings: { OPERATIONS_TOKEN: 'a-token-of-operators' },
  headers: { authorization: 'Bearer a-token-of-operators' },
};

const mainFile = path.join(import.meta.dirname, 'main.ts');

export interface RunningServer {
  port: number;
  address: string;
  output: () => string;
  /** The same without the lines that every start writes. */
  written: () => string;
  /** Waits until the server has written this. */
  hasWritten: (text: string) => Promise<void>;
  /** Nobody reads any more what it writes. */
  dropOutput: () => void;
  pid: number;
  /** Asks it to stop, or ends it, and gives its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export interface EndedServer {
  code: number | null;
  output: string;
}

/** Starts the real server, as a process of its own, on the small build. */
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

/** Sends bytes as they are, which no HTTP client would, and gives all that comes back. */
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
  // Messages of a test never reach the folder where the owner's are.
  const data = mkdtempSync(path.join(tmpdir(), 'site-data-'));
  const child = spawn(process.execPath, [...serverFlags, mainFile, folder], {
    // Most ask the assistant nothing, and its start takes longer than what they are about.
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: data, ASSISTANT_START: 'when-asked', ...environment },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
    });
  }
  // A test that gives up waiting leaves no server behind.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  ended.then(() => {
    process.off('exit', end);
    rmSync(data, { recursive: true, force: true });
  });
  return { child, output: () => text, ended };
}
