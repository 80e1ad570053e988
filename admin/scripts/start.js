/** Serves the panel and /graphql until it is told to stop. */
const { prepareStrapi } = require('./load-strapi.js');

prepareStrapi()
  .start()
  .catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
