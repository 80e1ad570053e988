import { readVariables } from '../admin/scripts/environment-file.js';
import { administratorDetails } from './admin-ask.mjs';
import { buildPanel, installHost, isFirstUse, makeSecrets, runInHost, writeIcon, writeSeed } from './admin-host.mjs';
import { install } from './install.mjs';
import { stop } from './say.mjs';

/** The exit code of `admin/scripts/setup.js` if someone has to be asked. */
const withoutAdministrator = 3;

/** @param {Record<string, string>} details */
async function setUp(details) {
  console.log('Preparing the database …');
  const SEED_FILE = await writeSeed();
  return (await runInHost(['setup.js'], { variables: { ...details, SEED_FILE } })).code;
}

/** @param {string} url */
async function isUp(url) {
  try {
    return (await fetch(`${url}/_health`)).ok;
  } catch {
    return false;
  }
}

/** @param {string} url */
function settingsForTheSite(url) {
  const { ADMIN_TOKEN, ADMIN_INBOX_TOKEN } = readVariables();
  return [`ADMIN_GRAPHQL_URL=${url}/graphql`, `ADMIN_TOKEN=${ADMIN_TOKEN}`, `ADMIN_INBOX_TOKEN=${ADMIN_INBOX_TOKEN}`];
}

await install();
const details = isFirstUse() ? await administratorDetails() : {};
if (isFirstUse()) makeSecrets();
await installHost();
await buildPanel();
await writeIcon();
let code = await setUp(details);
if (code === withoutAdministrator) code = await setUp(await administratorDetails());
if (code !== 0) stop('The admin host could not be prepared: see the line above.');

const port = process.env.PORT ?? readVariables().PORT ?? '1337';
const url = `http://localhost:${port}`;
if (await isUp(url)) stop(`Something answers on ${url} already: stop it, or set PORT in admin/.env.`);
console.log('Starting …');
const ended = runInHost(['start.js']);
let running = true;
ended.then(() => {
  running = false;
});
while (running && !(await isUp(url))) await new Promise((resolve) => setTimeout(resolve, 250));
if (running) {
  console.log(
    `The panel is on ${url}/admin. Start the site with these settings, in the file .env beside package.json:\n`,
  );
  for (const line of settingsForTheSite(url)) console.log(line);
}
process.exit((await ended).code);
