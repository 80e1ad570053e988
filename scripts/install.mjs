import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pinnedNode, root, run } from './run.mjs';
import { stop } from './say.mjs';

const oldestNode = 20;

/** Synchronizes node_modules with package-lock.json, or says in one line why it can't. */
export async function install() {
  const [major] = process.versions.node.split('.');
  if (Number(major) < oldestNode) {
    stop(`Node ${process.versions.node} is too old: install Node ${oldestNode} or later (https://nodejs.org).`);
  }
  if (await isInstalled()) return;
  console.log('Installing dependencies …');
  const { code, output } = await run('npm', ['ci', '--no-progress'], {
    env: { ...process.env, PATH: pathWithoutOwnTools(), NODE_ENV: undefined },
    capture: true,
  });
  if (code !== 0) stop(explain(output));
}

/**
 * npm writes node_modules/.package-lock.json when an install is complete, so comparing it with the lock file needs no
 * stamp of our own and also detects an interrupted install.
 */
async function isInstalled() {
  try {
    const [wanted, present] = await Promise.all([
      packagesOf('package-lock.json'),
      packagesOf('node_modules/.package-lock.json'),
    ]);
    const complete = Object.entries(wanted).every(
      ([name, entry]) => name === '' || (present[name] ? present[name].version === entry.version : entry.optional),
    );
    const surplus = Object.keys(present).some((name) => !wanted[name]);
    return complete && !surplus && (await run(pinnedNode, ['--version'], { capture: true })).code === 0;
  } catch {
    return false;
  }
}

/**
 * @param {string} file
 * @returns {Promise<Record<string, { version?: string, optional?: boolean }>>}
 */
async function packagesOf(file) {
  return JSON.parse(await readFile(path.join(root, file), 'utf8')).packages;
}

/** `npm ci` empties node_modules, so it must not run on the Node in there. */
function pathWithoutOwnTools() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.filter((folder) => !folder.startsWith(path.join(root, 'node_modules'))).join(path.delimiter);
}

/** @param {string} output */
function explain(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(output)) {
    return 'The npm registry cannot be reached: check the network or the registry setting, then try again.';
  }
  if (/ENOSPC/.test(output)) return 'Installing failed: no space left on the disk.';
  const reason = output.split('\n').find((line) => /npm error (?!code|A complete log)/.test(line));
  return `Installing failed (npm ci): ${reason?.replace(/^npm error\s*/, '') ?? 'npm gave no reason'}`;
}
