import { execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findTool, toolsFolder } from '#tools/find-tool.ts';
import { freePort } from '../fixture-free-port.ts';

export interface RunningPostgres {
  url: string;
  /** Kills and restarts it, like a machine that loses power. */
  restart: () => Promise<void>;
  crash: () => Promise<void>;
  start: () => Promise<void>;
  remove: () => Promise<void>;
}

interface User {
  uid: number;
  gid: number;
}

/** The server refuses to run as root; Debian's package creates a user for it. */
function otherUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}

/** The folder of its programs. Another user can't read this clone, so downloaded ones are copied. */
async function programsFor(user: User | undefined, folder: string): Promise<string | undefined> {
  const program = await findTool('postgres');
  if (!program || !user || !program.startsWith(toolsFolder)) return program && path.dirname(program);
  const copy = path.join(folder, 'tool');
  cpSync(path.resolve(program, '../..'), copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, 'programs');
}

/** For tests: a separate PostgreSQL on the loopback interface and in a temporary folder; undefined if not available. */
export async function startPostgres(): Promise<RunningPostgres | undefined> {
  const user = otherUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'site-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const programs = await programsFor(user, folder);
  if (!programs) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const data = path.join(folder, 'data');
  const port = await freePort();
  const initArguments = ['-D', data, '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(path.join(programs, 'initdb'), initArguments, { ...user, cwd: folder, stdio: 'pipe' });

  let running: { pid: number; ended: Promise<void> } | undefined;
  async function start(): Promise<void> {
    // Compiled queries need a library of 100 MB, which isn't downloaded.
    const settings = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'jit=off'];
    const server = spawn(path.join(programs ?? '', 'postgres'), settings, { ...user, cwd: folder });
    const endWithUs = () => server.kill('SIGQUIT');
    process.once('exit', endWithUs);
    const ended = new Promise<void>((resolve) => {
      server.on('close', () => {
        process.off('exit', endWithUs);
        resolve();
      });
    });
    running = { pid: server.pid ?? 0, ended };
    let said = '';
    await new Promise<void>((resolve, reject) => {
      server.stderr.on('data', (chunk) => {
        said += chunk;
        if (said.includes('ready to accept connections')) resolve();
      });
      ended.then(() => reject(new Error(said)));
    });
  }
  /** Without waiting for anyone, as in a power failure. */
  async function crash(): Promise<void> {
    if (running) process.kill(running.pid, 'SIGQUIT');
    await running?.ended;
    running = undefined;
  }

  await start();
  return {
    url: `postgres://site@127.0.0.1:${port}/postgres`,
    start,
    crash,
    async restart() {
      await crash();
      await start();
    },
    async remove() {
      await crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
