import { buildIfChanged } from './build.mjs';
import { buildVariables } from './build-stamp.mjs';
import { check, take } from './check.mjs';
import { findOrInstallBrowser } from './find-browser.mjs';
import { install } from './install.mjs';
import { runTool } from './run.mjs';
import { stop } from './say.mjs';

// The tests speak of the site as it is in the repository, not of one owner's settings.
for (const name of buildVariables) delete process.env[name];

await install();
await check();
const sweeps = {
  name: 'Sweeps over the built pages',
  tool: 'vitest',
  args: ['run', '--config', 'sweeps/vitest.config.ts'],
};
const secondAgency = { name: 'The same site as another agency’s', tool: 'node', args: ['second-agency/run.ts'] };
const built = await Promise.all([buildIfChanged().then(() => take(sweeps)), take(secondAgency)]);
process.env.CHROMIUM_PATH = await findOrInstallBrowser();
if (built.includes(false)) stop('The built site is not sound: see the lines above.');
const { code } = await runTool('playwright', ['test', '--pass-with-no-tests', ...process.argv.slice(2)]);
if (code !== 0) stop('Browser tests failed: see the lines above.');
console.log('All checks passed: format, lint, types, dead code, spelling, unit tests, sweeps and browser tests.');
