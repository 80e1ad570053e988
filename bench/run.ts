import { measurements } from './measurements.ts';

/** `npm run bench -- NAME [ARGUMENTS]` and `npm run eval -- NAME [ARGUMENTS]`; without a name, lists all of them. */
const [kind, name] = process.argv.slice(2);
const group: 'bench' | 'eval' = kind === 'eval' ? 'eval' : 'bench';
const measurement = name && Object.hasOwn(measurements[group], name) ? measurements[group][name] : undefined;

if (measurement) {
  // The measurement finds its arguments where they would be if Node had started it.
  process.argv.splice(2, 2);
  await import(new URL(measurement.file, import.meta.url).href);
} else {
  const names = Object.entries(measurements[group]);
  const width = Math.max(...names.map(([each]) => each.length));
  const list = names.map(([each, { measures }]) => `  ${each.padEnd(width)}  ${measures}`).join('\n');
  const problem = name ? `There is no '${name}'. ` : '';
  console.error(`${problem}Usage: npm run ${group} -- NAME\n${list}`);
  process.exitCode = name ? 1 : 0;
}
