/** Builds the panel into build/. */
const path = require('node:path');
const { folder } = require('./load-strapi.js');

// Strapi's own command picks up the tsconfig.json of the parent folder and tries to compile the site.
const { build } = require(path.join(folder, 'node_modules/@strapi/strapi/dist/src/node/build.js'));

const silent = () => {};
const spinner = { text: '', start: () => spinner, succeed: silent, fail: silent };
const logger = {
  debug: silent,
  info: silent,
  log: silent,
  success: silent,
  warn: console.warn,
  error: console.error,
  spinner: () => spinner,
};

build({ logger, cwd: folder, bundler: 'vite', minify: true, sourcemap: false, stats: false }).then(
  () => process.exit(0),
  (error) => {
    console.error(error.message);
    process.exit(1);
  },
);
