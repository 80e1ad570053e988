import { readConfiguration } from '#server/configuration.ts';
import { readTlsFiles } from '#server/tls-files.ts';

/** Reports invalid settings before anything is built or started with them. */
const result = readConfiguration(process.env);
const tls = result.ok && result.configuration.tls ? readTlsFiles(result.configuration.tls) : undefined;
const problems = result.ok ? (tls && !tls.ok ? [tls.problem] : []) : result.problems;
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
