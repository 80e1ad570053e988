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

/** Takes a photograph of the repository into the media library and names it by its id there. */
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

/** What a document of a type is known by. */
function keyOf(name) {
  const { fields, single } = types[name];
  if (single) return () => name;
  if (fields.slug) return ({ slug }) => slug;
  if (fields.number) return ({ number }) => number;
  return ({ position }) => position;
}

/**
 * Publishes what the repository has and the database never had. A document that staff deleted stays deleted: a type that
 * was filled once is left alone.
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
      // One transaction for many documents: a disk is slower to confirm than a database to write.
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
