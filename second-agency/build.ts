import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildStamp } from '../scripts/build-stamp.mjs';
import { prepareSecondAgency } from './prepare.ts';

/** Builds the site as another agency would have it, unless the last build came from the very same files. */
const target = path.resolve('.cache/second-agency');
const tools = path.resolve('node_modules/.bin');

function run(what: string, tool: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(path.join(tools, tool), args, {
    cwd: target,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // What the first agency's build has worked out need not be worked out again.
      BUILD_CACHE: path.resolve('.cache/kept'),
      // Nobody downloads these pages.
      BROTLI_QUALITY: '4',
      PATH: `${tools}${path.delimiter}${process.env.PATH ?? ''}`,
    },
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(stdout, stderr);
  console.error(`The second agency's site: ${what} failed, see the lines above.`);
  process.exit(1);
}

const stampFile = path.join(target, 'build/stamp');
const stamp = await buildStamp(['scripts', 'second-agency', 'sweeps', 'tools']);
if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) process.exit();

await prepareSecondAgency(target);
run('checking its content', 'node', ['scripts/content-check.ts']);
run('building', 'react-router', ['build']);
run('writing its files for search engines', 'node', ['scripts/write-site-files.ts']);
run('writing down what its search can find', 'node', ['scripts/write-search.ts']);
run('finishing the build', 'node', ['scripts/finish-build.ts']);
await writeFile(stampFile, stamp);
