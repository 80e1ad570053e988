import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStamp } from './build-stamp.mjs';
import { readEnvironmentFile } from './environment-file.mjs';
import { install } from './install.mjs';
import { pinnedNode, root, run, runTool } from './run.mjs';
import { stop } from './say.mjs';

const current = path.join(root, 'build');
/** The previous build, for `npm run rollback`. */
const previous = path.join(root, '.cache/build-previous');
/** Where a build is created until it is complete: an aborted one leaves the current one unchanged. */
const next = path.join(root, '.cache/build-next');

/** For what is computed in parallel with the pages. */
const aside = path.join(root, '.cache/build-aside');

/** Builds the site unless the last build has the same sources and settings. */
export async function buildIfChanged() {
  const stamp = await buildStamp();
  const lastStamp = await readFile(path.join(current, 'stamp'), 'utf8').catch(() => '');
  if (stamp !== lastStamp) await build(stamp);
}

/**
 * @param {string} problem
 * @param {{ code: number, output: string }} outcome
 */
function stopUnless(problem, { code, output }) {
  if (code === 0) return;
  console.error(output);
  stop(problem);
}

/** An invalid setting is found in seconds here instead of after a whole build. */
export async function checkSettings() {
  const settings = await run(pinnedNode, ['scripts/settings-check.ts'], { capture: true });
  if (settings.code !== 0) stop(settings.output.trim());
}

/** @param {string} stamp */
async function build(stamp) {
  await checkSettings();
  console.log('Building the site …');
  const env = { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: path.relative(root, next) };
  const content = await run(pinnedNode, ['scripts/content-check.ts'], { env, capture: true });
  stopUnless('The build failed: facts, services or content need mending, see the lines above.', content);
  const [notes] = /Notes: \d+\.$/.exec(content.output.trim()) ?? [];
  if (notes) console.log(`${notes} 'npm run content:check' lists them.`);
  await rm(next, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  // The search index depends only on the texts: it is computed while the pages are built, which empties their folder,
  // so it is moved there afterwards.
  const [pages, search] = await Promise.all([
    runTool('react-router', ['build'], { env, capture: true }),
    run(pinnedNode, ['scripts/write-search.ts', aside], { env, capture: true }),
  ]);
  stopUnless('The build failed: see the lines above.', pages);
  stopUnless('The build failed while writing down what the search can find: see the lines above.', search);
  await rename(path.join(aside, 'search.json'), path.join(next, 'search.json'));
  const files = await run(pinnedNode, ['scripts/write-site-files.ts', next], { env, capture: true });
  stopUnless('The build failed while writing its files for search engines: see the lines above.', files);
  const finish = await run(pinnedNode, ['scripts/finish-build.ts', next], { env, capture: true });
  stopUnless('The build failed while compressing its files: see the lines above.', finish);
  await writeFile(path.join(next, 'stamp'), stamp);
  await rm(previous, { recursive: true, force: true });
  await moveIfThere(current, previous);
  await rename(next, current);
}

/**
 * @param {string} from
 * @param {string} to
 */
async function moveIfThere(from, to) {
  await mkdir(path.dirname(to), { recursive: true });
  await rename(from, to).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/** Swaps the current build with the previous one; called again, it swaps back. */
export async function rollBack() {
  const stamp = await readFile(path.join(previous, 'stamp'), 'utf8').catch(() => '');
  if (!stamp) stop('There is no earlier build to return to: only the last two are kept.');
  await rm(next, { recursive: true, force: true });
  await moveIfThere(current, next);
  await rename(previous, current);
  await moveIfThere(next, previous);
  // The next start serves this build unchanged; it builds again when sources or settings change.
  await writeFile(path.join(current, 'stamp'), await buildStamp());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  readEnvironmentFile();
  await install();
  await build(await buildStamp());
  console.log('The site is built; npm start serves it.');
}
