import { runTool } from '../run.mjs';

// Unused code, then code that only tests use.
for (const scope of [[], ['--production']]) {
  const { code } = await runTool('knip', ['--no-progress', ...scope]);
  if (code !== 0) process.exitCode = 1;
}
