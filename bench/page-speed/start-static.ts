import { spawn } from 'node:child_process';
import path from 'node:path';

export interface StaticServer {
  address: string;
  pid: number;
  stop: () => void;
}

const program = path.join(import.meta.dirname, 'static-server.ts');

/** Starts the bare static server on a folder. */
export async function startStatic(folder: string): Promise<StaticServer> {
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = () => void child.kill();
  process.once('exit', stop);
  const address = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const found = /Ready on (\S+)\n/.exec(text)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The static server did not start on ${folder}`)));
  });
  return { address, pid: child.pid ?? 0, stop };
}
