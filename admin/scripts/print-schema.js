/** Writes schema.graphql: what the site's queries are checked against. */
const { writeFileSync } = require('node:fs');
const path = require('node:path');
const { loadStrapi } = require('./load-strapi.js');

async function main() {
  const strapi = await loadStrapi();
  try {
    const { lexicographicSortSchema, printSchema } = require('graphql');
    const schema = strapi.plugin('graphql').service('content-api').buildSchema();
    writeFileSync(path.join(__dirname, '../schema.graphql'), `${printSchema(lexicographicSortSchema(schema))}\n`);
  } finally {
    await strapi.destroy().catch(() => {});
  }
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
