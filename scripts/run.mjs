import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(fileURLToPath(import.meta.url), '../..');

/** The Node pinned in package.json; whatever Node started the command, the site runs on this one. */
export const pinnedNode = path.join(root, 'node_modules/.bin/node');

/**
 * @typedef {object} Outcome
 * @property {number} code
 * @property {string} output what the command wrote, when it was captured
 */

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [capture] keeps the output instead of showing it
 * @property {boolean} [show] shows the output, too, while it is captured
 * @property {string} [folder] where it runs, instead of the project's root
 * @property {number} [timeoutMs]
 */

/**
 * Runs a command and waits until it exits.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Outcome>}
 */
export function run(command, args, options = {}) {
  const { env = process.env, capture = false, show = false, folder = root, timeoutMs } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: folder,
      // Node's compile cache: modules load with less than half the work.
      env: { NODE_COMPILE_CACHE: path.join(root, '.cache/compiled'), ...env },
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      // npm and the tools in node_modules/.bin are command files on Windows, which only a shell can start.
      shell: process.platform === 'win32',
      timeout: timeoutMs,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
        if (show) process.stdout.write(chunk);
      });
    }
    const stopForwarding = forwardSignals(child);
    child.on('error', (error) => {
      stopForwarding();
      resolve({ code: 127, output: error.message });
    });
    child.on('close', (code, signal) => {
      stopForwarding();
      resolve({ code: code ?? (signal ? 1 : 0), output });
    });
  });
}

/**
 * Runs one of the tools in node_modules on the pinned Node.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runTool(name, args, { env = process.env, ...options } = {}) {
  const tools = path.join(root, 'node_modules/.bin');
  return run(path.join(tools, name), args, {
    ...options,
    env: { ...env, PATH: `${tools}${path.delimiter}${env.PATH ?? ''}` },
  });
}

/**
 * npm passes signals to the shell between it and this script, and that shell dies without telling us. So the loss of
 * the parent process counts as a request to stop, too; otherwise stopping `npm start` would leave the server running.
 * @param {import('node:child_process').ChildProcess} child
 */
function forwardSignals(child) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  const handlers = signals.map((signal) => /** @type {const} */ ([signal, () => child.kill(signal)]));
  for (const [signal, handler] of handlers) process.on(signal, handler);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) child.kill('SIGTERM');
  }, 500);
  return () => {
    clearInterval(watch);
    for (const [signal, handler] of handlers) process.off(signal, handler);
  };
}
