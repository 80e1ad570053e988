const path = require('node:path');

const folder = path.join(__dirname, '..');
// Strapi looks for its settings in the current folder as soon as it is loaded.
process.chdir(folder);

const { createStrapi } = require('@strapi/strapi');
const { writeTypes } = require('./write-types.js');

function prepareStrapi() {
  writeTypes();
  return createStrapi({ appDir: folder, distDir: folder });
}

/** Strapi with an open database and its content types, but not listening. */
function loadStrapi() {
  return prepareStrapi().load();
}

module.exports = { folder, loadStrapi, prepareStrapi };
