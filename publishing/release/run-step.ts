import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';

export interface Step {
  /** The tree it works on. */
  folder: string;
  /** A file of that tree, and its arguments. */
  args: readonly string[];
  environment?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  /** Whether someone is waiting for the result. It then runs at the server's priority. */
  isAwaited?: boolean;
}

/** A failed step; the message is the last line of its output. */
class StepError extends Error {
  override name = 'StepError';
}

const defaultTimeoutMs = 10 * 60 * 1000;
const maxOutput = 16 * 1024 * 1024;

/** Visitors come first: on Windows and Unix, the child runs at low priority. */
function stepBack(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // If the system doesn't allow this, it runs at normal priority.
  }
}

/** Runs a script of a tree in a child process and returns its standard output. */
export function runStep({
  folder,
  args,
  environment = {},
  signal,
  timeoutMs = defaultTimeoutMs,
  isAwaited = false,
}: Step): Promise<string> {
  return new Promise((resolve, reject) => {
    const tools = path.join(folder, 'node_modules/.bin');
    const child = spawn(process.execPath, [...args], {
      cwd: folder,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PATH: `${tools}${path.delimiter}${process.env.PATH ?? ''}`,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      ...(signal ? { signal } : {}),
    });
    if (!isAwaited) stepBack(child.pid);
    let output = '';
    let said = '';
    child.stdout.on('data', (chunk) => {
      if (output.length < maxOutput) output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      said = (said + chunk).slice(-4000);
    });
    child.on('error', (error) => reject(new StepError(error.message)));
    child.on('close', (code) => {
      if (code === 0) return resolve(output);
      const lines = `${output.slice(-4000)}\n${said}`.trim().split('\n');
      const telling = lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? '';
      return reject(new StepError(`${args[0]} failed: ${telling.trim().slice(0, 300)}`));
    });
  });
}
