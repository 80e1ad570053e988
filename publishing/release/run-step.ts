import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';

export interface Step {
  /** Of the tree it works on. */
  folder: string;
  /** A file of that tree, and what it is given. */
  args: readonly string[];
  environment?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  /** Whether somebody looks at the screen until it is done. It then has the same priority as the server. */
  isAwaited?: boolean;
}

/** A step failed; its message is the last thing it said. */
class StepError extends Error {
  override name = 'StepError';
}

const defaultTimeoutMs = 10 * 60 * 1000;
const mostOutput = 16 * 1024 * 1024;

/** Visitors come first: on Windows and Unix alike the child gets what they leave. */
function stepBack(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A system that does not allow it builds at the usual priority.
  }
}

/** Runs a script of a tree in a process of its own and gives what it wrote to standard output. */
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
      if (output.length < mostOutput) output += chunk;
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
