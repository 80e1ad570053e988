const path = require('node:path');
const { createStrapi } = require('@strapi/strapi');
const { writeTypes } = require('./write-types.js');

const folder = path.join(__dirname, '..');

function prepareStrapi() {
  writeTypes();
  process.chdir(folder);
  return createStrapi({ appDir: folder, distDir: folder });
}

/** Strapi with its database open and its content types there, but not listening. */
function loadStrapi() {
  return prepareStrapi().load();
}

module.exports = { folder, loadStrapi, prepareStrapi };
