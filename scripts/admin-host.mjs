import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readVariables, writeVariables } from '../admin/scripts/environment-file.js';
import { root, run } from './run.mjs';
import { stop } from './say.mjs';

const folder = path.join(root, 'admin');

/** The pinned Node comes first in the path: Strapi's database driver is built for it, and npm runs on it, too. */
function environment(variables = {}) {
  return {
    ...process.env,
    PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
    ...variables,
  };
}

/**
 * Runs one of the admin host's scripts.
 * @param {readonly string[]} args
 * @param {{ variables?: Record<string, string>, capture?: boolean }} [options]
 */
export function runInHost([script = '', ...args], { variables, capture } = {}) {
  return run('node', [path.join(folder, 'scripts', script), ...args], { env: environment(variables), capture });
}

/** Whether its secrets haven't been generated yet. */
export function isFirstUse() {
  return !readVariables().APP_KEYS;
}

/** Keys that sign and encrypt sessions and tokens; generated once, and readable only by the file's owner. */
export function makeSecrets() {
  const secret = () => randomBytes(24).toString('base64url');
  writeVariables({
    APP_KEYS: `${secret()},${secret()}`,
    API_TOKEN_SALT: secret(),
    ADMIN_JWT_SECRET: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    ENCRYPTION_KEY: secret(),
  });
}

/** @param {readonly string[]} files */
async function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(path.join(folder, file)));
  return hash.digest('hex');
}

/**
 * Runs an action unless it was done for the same files before.
 * @param {string} stamp the file with the files' hash
 * @param {readonly string[]} files
 * @param {() => Promise<void>} action
 */
async function onceFor(stamp, files, action) {
  const place = path.join(folder, stamp);
  const hash = await hashOf(files);
  if (existsSync(place) && (await readFile(place, 'utf8')) === hash) return;
  await action();
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, hash);
}

/** @param {string} output */
function reasonIn(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH/.test(output))
    return 'the npm registry cannot be reached';
  if (/ENOSPC/.test(output)) return 'no space left on the disk';
  if (/heap out of memory|SIGKILL|Killed/.test(output)) return 'too little memory, it needs 2 GB';
  const lines = output.split('\n').map((line) => line.replace(/^npm error\s*/, '').trim());
  return (
    lines.findLast((line) => /error/i.test(line) && !/complete log/.test(line)) ??
    lines.findLast(Boolean) ??
    'no reason given'
  );
}

/**
 * @param {string} what
 * @param {() => Promise<{ code: number, output: string }>} action
 */
async function step(what, action) {
  console.log(`${what} …`);
  const started = performance.now();
  const { code, output } = await action();
  if (code !== 0) stop(`${what} failed: ${reasonIn(output)}.`);
  console.log(`  done in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

/**
 * Files with those they import, wherever these are.
 * @param {readonly string[]} files
 */
async function withImports(files) {
  const all = new Set(files);
  for (const file of all) {
    if (!/\.[jt]sx?$/.test(file)) continue;
    const text = await readFile(file, 'utf8');
    for (const [, name = ''] of text.matchAll(/\bfrom '(\.[^'?]+)/g)) all.add(path.resolve(path.dirname(file), name));
  }
  return [...all];
}

export async function installHost() {
  await onceFor('node_modules/.installed', ['package-lock.json'], () =>
    step('Installing the admin host (some 750 MB, a few minutes)', () =>
      run('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-progress'], {
        env: environment({ NODE_ENV: 'development' }),
        capture: true,
      }),
    ),
  );
}

export async function buildPanel() {
  // The panel shows the guide, including its pictures.
  const folders = ['src/admin', '../docs/staff'].map((each) => path.join(folder, each));
  const sources = await Promise.all(folders.map((each) => readdir(each, { recursive: true, withFileTypes: true })));
  const panel = sources
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const files = (await withImports(panel)).map((file) => path.relative(folder, file)).sort();
  await onceFor('build/.stamp', ['package-lock.json', 'config/admin.js', 'config/plugins.js', ...files], () =>
    step('Building the panel (one to two minutes, 2 GB of memory)', () => runInHost(['build.js'], { capture: true })),
  );
}

/** The site's icon, where Strapi expects its own. */
export async function writeIcon() {
  const file = path.join(folder, 'favicon.png');
  const { code, output } = await run('node', ['scripts/admin-icon.ts', file], { env: environment(), capture: true });
  if (code !== 0) stop(`Drawing the panel's icon failed: ${reasonIn(output)}.`);
}

/** The repository's content, for an empty database. */
export async function writeSeed(file = path.join(folder, '.cache/seed.json')) {
  const { code, output } = await run('node', ['scripts/admin-seed.ts', file], { env: environment(), capture: true });
  if (code !== 0) stop(`Reading the repository's content failed: ${reasonIn(output)}.`);
  return file;
}
