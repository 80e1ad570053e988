const path = require('node:path');
const { createStrapi } = require('@strapi/strapi');
const { writeTypes } = require('./write-types.js');

const folder = path.join(__dirname, '..');

/** Strapi with its database open and its content types there, but not listening. */
async function loadStrapi() {
  writeTypes();
  process.chdir(folder);
  const strapi = await createStrapi({ appDir: folder, distDir: folder }).load();
  strapi.log.level = 'warn';
  return strapi;
}

module.exports = { loadStrapi };
