/** Generates Strapi's content types and components from `description/`: everything in src/api/ and src/components/. */
const { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { components, types, uidOf } = require('../description/index.js');

const source = path.join(__dirname, '../src');
const underscored = (name) => name.replaceAll(/[.-]/g, '_');

function attributesOf(fields) {
  return Object.fromEntries(Object.entries(fields).map(([name, { attribute }]) => [name, attribute]));
}

function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function componentFiles() {
  return Object.entries(components).map(([name, { name: displayName, fields }]) => [
    `components/${name.replace('.', '/')}.json`,
    json({
      collectionName: `components_${underscored(name)}`,
      info: { displayName },
      options: {},
      attributes: attributesOf(fields),
    }),
  ]);
}

/** Routes and controllers are Strapi's defaults; token permissions refer to controller actions. */
const factories = { routes: 'createCoreRouter', controllers: 'createCoreController', services: 'createCoreService' };

function typeFiles() {
  return Object.entries(types).flatMap(([name, { name: displayName, plural, single, inbox, hidden, fields }]) => [
    [
      `api/${name}/content-types/${name}/schema.json`,
      json({
        kind: single ? 'singleType' : 'collectionType',
        // A prefix that separates these tables from the site's, in case both use one database.
        collectionName: `staff_${underscored(plural)}`,
        info: { singularName: name, pluralName: plural, displayName },
        options: { draftAndPublish: !inbox },
        ...(hidden ? { pluginOptions: { 'content-manager': { visible: false } } } : {}),
        attributes: attributesOf(fields),
      }),
    ],
    ...Object.entries(factories).map(([folder, factory]) => [
      `api/${name}/${folder}/${name}.js`,
      `const { factories } = require('@strapi/strapi');\n\nmodule.exports = factories.${factory}('${uidOf(name)}');\n`,
    ]),
  ]);
}

function contentOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Unchanged files keep their modification time; files without a description are deleted. */
function writeTypes() {
  const files = new Map([...componentFiles(), ...typeFiles()].map(([name, text]) => [path.join(source, name), text]));
  for (const folder of ['api', 'components']) {
    const root = path.join(source, folder);
    mkdirSync(root, { recursive: true });
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile() && !files.has(file)) rmSync(file);
    }
  }
  for (const [file, text] of files) {
    if (contentOf(file) === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

module.exports = { writeTypes };
if (require.main === module) writeTypes();
