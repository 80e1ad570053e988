/** Serves the panel and /graphql until it is stopped. */
const { prepareStrapi } = require('./load-strapi.js');

prepareStrapi()
  .start()
  .catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
