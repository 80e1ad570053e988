const { components, types, uidOf } = require('../description/index.js');

/** A document without the fields Strapi adds: only what is in its form. */
function plain(fields, data) {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { attribute, unseen }]) => {
      const value = data?.[name];
      if (unseen || value === undefined) return [];
      if (value === null) return [[name, null]];
      if (attribute.type === 'media') return [[name, value.id]];
      if (attribute.type !== 'component') return [[name, value]];
      const group = (each) => plain(components[attribute.component].fields, each);
      return [[name, attribute.repeatable ? value.map(group) : group(value)]];
    }),
  );
}

/** A complete document with all its groups, as last saved or as published. */
async function wholeOf(strapi, type, documentId, status = 'draft') {
  const uid = uidOf(type);
  const builder = strapi.plugin('content-manager').service('populate-builder')(uid);
  const populate = await builder.populateDeep(Infinity).build();
  return strapi.documents(uid).findOne({ documentId, status, populate });
}

/** The form data of a document, as last saved or as published; undefined if there is none. */
async function contentOf(strapi, type, documentId, status) {
  const found = await wholeOf(strapi, type, documentId, status);
  return found ? plain(types[type].fields, found) : undefined;
}

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Publishes something other than the draft. Unpublished changes stay saved. */
async function publishInstead(strapi, type, documentId, content) {
  const documents = strapi.documents(uidOf(type));
  const draft = await contentOf(strapi, type, documentId);
  const published = await contentOf(strapi, type, documentId, 'published');
  await strapi.db.transaction(async () => {
    await documents.update({ documentId, data: content });
    await documents.publish({ documentId });
    if (published && !same(draft, published)) await documents.update({ documentId, data: draft });
  });
}

module.exports = { contentOf, plain, publishInstead, same, wholeOf };
