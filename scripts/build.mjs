import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStamp } from './build-stamp.mjs';
import { readEnvironmentFile } from './environment-file.mjs';
import { install } from './install.mjs';
import { pinnedNode, root, run, runTool } from './run.mjs';
import { stop } from './say.mjs';

const stampFile = path.join(root, 'build/stamp');

/** Builds the site unless the last build came from the very same sources and settings. */
export async function buildIfChanged() {
  const stamp = await buildStamp();
  const lastStamp = await readFile(stampFile, 'utf8').catch(() => '');
  if (stamp !== lastStamp) await build(stamp);
}

/** @param {string} stamp */
async function build(stamp) {
  console.log('Building the site …');
  // A build that breaks off must not pass for a finished one.
  await rm(stampFile, { force: true });
  const env = { ...process.env, NODE_ENV: 'production' };
  const content = await run(pinnedNode, ['scripts/content-check.ts'], { env, capture: true });
  if (content.code !== 0) {
    console.error(content.output);
    stop('The build failed: facts, services or content need mending, see the lines above.');
  }
  const pages = await runTool('react-router', ['build'], { env, capture: true });
  if (pages.code !== 0) {
    console.error(pages.output);
    stop('The build failed: see the lines above.');
  }
  const files = await run(pinnedNode, ['scripts/write-site-files.ts'], { env });
  if (files.code !== 0) stop('The build failed while writing its files for search engines: see the lines above.');
  const finish = await run(pinnedNode, ['scripts/finish-build.ts'], { env });
  if (finish.code !== 0) stop('The build failed while compressing its files: see the lines above.');
  await writeFile(stampFile, stamp);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  readEnvironmentFile();
  await install();
  await build(await buildStamp());
}
