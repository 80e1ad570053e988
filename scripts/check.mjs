import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { runTool } from './run.mjs';
import { stop } from './say.mjs';

/** @typedef {{ name: string, tool: string, args: readonly string[] }} Step */

/**
 * What runs at the same time is a list of steps each; the tests use every processor and come by themselves.
 *
 * @type {readonly (readonly (readonly Step[])[])[]}
 */
const rounds = [
  // Both the types and the search for dead code read them.
  [[{ name: 'Types of the routes', tool: 'react-router', args: ['typegen'] }]],
  [
    [
      { name: 'Facts and content', tool: 'node', args: ['scripts/content-check.ts'] },
      { name: 'Types', tool: 'tsc', args: ['--noEmit'] },
      { name: 'Format and lint', tool: 'biome', args: ['check', '--error-on-warnings'] },
    ],
    [
      { name: 'Dead code', tool: 'knip', args: ['--no-progress'] },
      { name: 'Spelling', tool: 'cspell', args: ['lint', '--config', 'spelling/cspell.config.mjs', '--no-progress'] },
    ],
  ],
  [[{ name: 'Unit and property tests', tool: 'vitest', args: ['run'] }]],
];

/**
 * @param {Step} step
 * @returns {Promise<boolean>} Whether it found nothing.
 */
export async function take({ name, tool, args }) {
  const started = performance.now();
  const { code, output } = await runTool(tool, args, { capture: true });
  if (code !== 0) console.error(output);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name}: ${code === 0 ? 'fine' : 'failed'} (${seconds} s)`);
  // What a machine lacks is no fault, but whoever reads this should know what has not been tried.
  const skipped = output.split('\n').filter((line) => line.startsWith('Skipped '));
  for (const line of new Set(skipped)) console.log(`  ${line}`);
  return code === 0;
}

/** Everything that needs no browser. A step that fails does not keep the others from having their say. */
export async function check() {
  /** @type {string[]} */
  const failed = [];
  for (const round of rounds) {
    await Promise.all(
      round.map(async (steps) => {
        for (const step of steps) if (!(await take(step))) failed.push(step.name);
      }),
    );
  }
  if (failed.length > 0) stop(`Failed: ${failed.join(', ')}. See the lines above.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await install();
  await check();
}
