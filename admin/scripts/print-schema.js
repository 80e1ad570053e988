/** Writes schema.graphql, or the given file. The site's queries are checked against it. */
const { writeFileSync } = require('node:fs');
const path = require('node:path');
const { loadStrapi } = require('./load-strapi.js');

const [, , file = path.join(__dirname, '../schema.graphql')] = process.argv;

async function main() {
  const strapi = await loadStrapi();
  try {
    const { lexicographicSortSchema, printSchema } = require('graphql');
    const schema = strapi.plugin('graphql').service('content-api').buildSchema();
    writeFileSync(file, `${printSchema(lexicographicSortSchema(schema))}\n`);
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
