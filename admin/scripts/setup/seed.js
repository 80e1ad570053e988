const { statSync } = require('node:fs');
const path = require('node:path');
const { types, uidOf } = require('../../description/index.js');

const batch = 100;
const mimeTypes = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** Uploads a photograph from the repository to the media library and replaces it by its id there. */
async function withUpload(strapi, { picture, ...data }) {
  if (!picture) return data;
  const { file, alt, caption } = picture;
  const [uploaded] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { name: path.basename(file), alternativeText: alt, caption } },
      files: {
        filepath: file,
        originalFilename: path.basename(file),
        mimetype: mimeTypes[path.extname(file).toLowerCase()],
        size: statSync(file).size,
      },
    });
  return { ...data, picture: uploaded.id };
}

/** The field that identifies a document of a type. */
function keyOf(name) {
  const { fields, single, title } = types[name];
  if (single) return () => name;
  const own = ['slug', 'number', 'position'].find((field) => fields[field]) ?? title;
  return (document) => document[own];
}

/**
 * Publishes content of the repository that the database never had. A type that has been seeded is left alone, so
 * documents that staff deleted stay deleted.
 */
async function seed(strapi, content, say) {
  const store = strapi.store({ type: 'core', name: 'seeded' });
  for (const [name, items] of Object.entries(content)) {
    if (await store.get({ key: name })) continue;
    const documents = strapi.documents(uidOf(name));
    const key = keyOf(name);
    const known = new Set((await documents.findMany({ limit: -1 })).map(key));
    const missing = items.filter((item) => !known.has(key(item)));
    for (let start = 0; start < missing.length; start += batch) {
      // One transaction for many documents, because each commit waits for the disk.
      await strapi.db.transaction(async () => {
        for (const item of missing.slice(start, start + batch))
          await documents.create({ data: await withUpload(strapi, item), status: 'published' });
      });
      if (start + batch < missing.length) say(`${types[name].name}: ${start + batch} of ${missing.length}`);
    }
    await store.set({ key: name, value: true });
    say(`${types[name].name}: ${missing.length} published`);
  }
}

module.exports = { seed };
