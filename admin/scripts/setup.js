/** Sets up the admin host. What already exists is left alone. */
const { readFileSync } = require('node:fs');
const { loadStrapi } = require('./load-strapi.js');
const { makeAdministrator, NoAdministrator } = require('./setup/administrator.js');
const { makeRoles } = require('./setup/roles.js');
const { seed } = require('./setup/seed.js');
const { makeTokens } = require('./setup/tokens.js');
const { makeWebhook } = require('./setup/webhook.js');

const { ADMIN_EMAIL, ADMIN_PASSWORD, SEED_FILE } = process.env;
/** Tells the caller that it should ask for credentials. */
const exitWithoutAdministrator = 3;
const say = (line) => console.log(`  ${line}`);

async function setUp(strapi) {
  if (await makeAdministrator(strapi, ADMIN_EMAIL, ADMIN_PASSWORD)) say(`Administrator ${ADMIN_EMAIL} created`);
  await makeTokens(strapi);
  await makeWebhook(strapi, strapi.config.get('site.webhookUrl'));
  await makeRoles(strapi);
  if (SEED_FILE) await seed(strapi, JSON.parse(readFileSync(SEED_FILE, 'utf8')), say);
}

async function main() {
  const strapi = await loadStrapi();
  try {
    await setUp(strapi);
  } finally {
    // With PostgreSQL, the pool rejects requests that are still waiting, wherever they came from. By now, everything
    // that matters has been written.
    process.on('unhandledRejection', () => {});
    await strapi.destroy().catch(() => {});
  }
}

main().then(
  () => process.exit(0),
  (error) => {
    // The caller asks for one, or says what to do.
    if (error instanceof NoAdministrator) process.exit(exitWithoutAdministrator);
    const details = error.details?.errors?.map(({ path, message }) => `${path?.join('.')}: ${message}`).join('; ');
    console.error(details ? `${error.message} (${details})` : error.message);
    process.exit(1);
  },
);
