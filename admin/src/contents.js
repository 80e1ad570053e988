const { AsyncLocalStorage } = require('node:async_hooks');
const { components, types, uidOf } = require('../description/index.js');
const { same } = require('./merge-changes.js');

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

/**
 * Why something other than the draft is published: 'aside', because another document changed; 'set', because it was
 * set for now; 'back', because what was set has ended. Undefined if staff publish the draft.
 */
const occasion = new AsyncLocalStorage();
const occasionOf = () => occasion.getStore();

/**
 * Publishes something other than the draft. What staff have saved stays saved if it differs from `base`, which is what
 * is published now unless stated otherwise.
 */
async function publishInstead(strapi, type, documentId, content, { why = 'aside', base } = {}) {
  const documents = strapi.documents(uidOf(type));
  const draft = await contentOf(strapi, type, documentId);
  const usual = base ?? (await contentOf(strapi, type, documentId, 'published'));
  await strapi.db.transaction(async () => {
    await documents.update({ documentId, data: content });
    await occasion.run(why, () => documents.publish({ documentId }));
    if (usual && !same(draft, usual) && !same(draft, content)) await documents.update({ documentId, data: draft });
  });
}

module.exports = { contentOf, occasionOf, plain, publishInstead, wholeOf };
