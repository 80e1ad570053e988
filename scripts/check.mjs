import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { runTool } from './run.mjs';
import { stop } from './say.mjs';

/** @type {readonly { name: string, tool: string, args: readonly string[] }[]} */
const steps = [
  { name: 'Format and lint', tool: 'biome', args: ['check', '--error-on-warnings'] },
  { name: 'Types of the routes', tool: 'react-router', args: ['typegen'] },
  { name: 'Types', tool: 'tsc', args: ['--noEmit'] },
  { name: 'Dead code', tool: 'knip', args: ['--no-progress'] },
  { name: 'Unit and property tests', tool: 'vitest', args: ['run'] },
];

/** Everything that needs no browser. */
export async function check() {
  for (const { name, tool, args } of steps) {
    const started = performance.now();
    const { code, output } = await runTool(tool, args, { capture: true });
    if (code !== 0) {
      console.error(output);
      stop(`${name} failed: see the lines above (${tool} ${args.join(' ')}).`);
    }
    console.log(`${name}: fine (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await install();
  await check();
}
