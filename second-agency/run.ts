import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { prepareSecondAgency } from './prepare.ts';

/** Builds the site as another agency would have it and looks for what is left of this one. */
const target = path.resolve('.cache/second-agency');
const tools = path.resolve('node_modules/.bin');

function run(what: string, tool: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(path.join(tools, tool), args, {
    cwd: target,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', PATH: `${tools}${path.delimiter}${process.env.PATH ?? ''}` },
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(stdout, stderr);
  console.error(`The second agency's site: ${what} failed, see the lines above.`);
  process.exit(1);
}

await prepareSecondAgency(target);
run('checking its content', 'node', ['scripts/content-check.ts']);
run('building', 'react-router', ['build']);
run('writing its files for search engines', 'node', ['scripts/write-site-files.ts']);
run('writing down what its search can find', 'node', ['scripts/write-search.ts']);
run('finishing the build', 'node', ['scripts/finish-build.ts']);
run('sweeping', 'vitest', ['run', '--config', 'second-agency/vitest.config.ts']);
console.log('The second agency: built and swept, nothing left of the first.');
