import { buildIfChanged } from './build.mjs';
import { buildVariables } from './build-stamp.mjs';
import { check } from './check.mjs';
import { findOrInstallBrowser } from './find-browser.mjs';
import { install } from './install.mjs';
import { pinnedNode, run, runTool } from './run.mjs';
import { stop } from './say.mjs';

// The tests speak of the site as it is in the repository, not of one owner's settings.
for (const name of buildVariables) delete process.env[name];

await install();
await check();
await buildIfChanged();
const sweeps = await runTool('vitest', ['run', '--config', 'sweeps/vitest.config.ts']);
if (sweeps.code !== 0) stop('Sweeps over the built pages failed: see the lines above.');
const env = { ...process.env, CHROMIUM_PATH: await findOrInstallBrowser() };
const second = await run(pinnedNode, ['second-agency/run.ts'], { env });
if (second.code !== 0) stop('The site does not hold as another agency’s: see the lines above.');
const { code } = await runTool('playwright', ['test', '--pass-with-no-tests', ...process.argv.slice(2)], { env });
if (code !== 0) stop('Browser tests failed: see the lines above.');
console.log('All checks passed: format, lint, types, dead code, spelling, unit tests, sweeps and browser tests.');
