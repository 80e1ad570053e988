import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfChanged } from './build.mjs';
import { buildVariables } from './build-stamp.mjs';
import { findFirefox } from './find-browser.mjs';
import { install } from './install.mjs';
import { root, runTool } from './run.mjs';
import { stop } from './say.mjs';

for (const name of buildVariables) delete process.env[name];

await install();
const firefox =
  findFirefox() ?? stop('No Firefox: install it (Debian: firefox-esr), or set FIREFOX_PATH to its program file.');
await buildIfChanged();
const hook = pathToFileURL(path.join(root, 'scripts/firefox-protocol.mjs')).href;
const { code } = await runTool('playwright', ['test', ...process.argv.slice(2)], {
  env: { ...process.env, FIREFOX_PATH: firefox, NODE_OPTIONS: `--import ${hook}` },
});
if (code !== 0) stop('Tests in Firefox failed: see the lines above.');
console.log(
  'Passed in Firefox, but for what its automation lacks: touch, colour schemes, filling fields, request bodies.',
);
