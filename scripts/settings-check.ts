import { readConfiguration } from '#server/configuration.ts';

/** Says what is wrong with the settings before anything is built or started with them. */
const result = readConfiguration(process.env);
if (!result.ok) {
  console.error(result.problems.join('\n'));
  process.exitCode = 1;
}
