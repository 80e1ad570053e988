import { spawn } from 'node:child_process';

export interface Ended {
  code: number;
  output: string;
}

/** Runs a program to its end and keeps what it wrote. */
export function runProgram(
  program: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; timeoutMs?: number } = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: options.env,
      timeout: options.timeoutMs,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
