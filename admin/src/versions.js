const { errors } = require('@strapi/utils');
const { components, types, uidOf } = require('../description/index.js');

const versions = uidOf('version');
const dayMs = 24 * 60 * 60 * 1000;
const keptDays = 365;
const listed = 20;

/** A document without what Strapi adds to it: only what its form says. */
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

async function publishedOf(strapi, uid, documentId) {
  const builder = strapi.plugin('content-manager').service('populate-builder')(uid);
  const populate = await builder.populateDeep(Infinity).build();
  return strapi.documents(uid).findOne({ documentId, status: 'published', populate });
}

function nameOf(user) {
  return user ? [user.firstname, user.lastname].filter(Boolean).join(' ') || user.email : '';
}

async function keep(strapi, type, document, by) {
  const { documentId, publishedAt } = document;
  const data = { kind: type, document: documentId, by, at: publishedAt, content: plain(types[type].fields, document) };
  await strapi.documents(versions).create({ data });
}

/** Keeps what is published, by whom and when; the first time also what was there before. */
async function publishAndKeep(strapi, type, params, next) {
  const uid = uidOf(type);
  const { documentId } = params;
  const known = await strapi.documents(versions).count({ filters: { kind: type, document: documentId } });
  const before = known === 0 ? await publishedOf(strapi, uid, documentId) : undefined;
  const result = await next();
  if (before) await keep(strapi, type, before, '');
  const published = await publishedOf(strapi, uid, documentId);
  if (published) await keep(strapi, type, published, nameOf(strapi.requestContext.get()?.state.user));
  return result;
}

function findVersions(strapi, type, id, options = {}) {
  return strapi
    .documents(versions)
    .findMany({ filters: { kind: type, document: id }, sort: 'at:desc', limit: listed + 1, ...options });
}

/** One line for each text that a document holds: [['Packages 1, Price', 50], …]. */
function texts(fields, content, path = '') {
  return Object.entries(fields).flatMap(([name, { label, attribute }]) => {
    const value = content?.[name];
    const own = `${path}${label.replace(/ \(.*\)$/, '')}`;
    if (value === undefined || value === null || value === '') return [];
    if (attribute.type !== 'component') return [[own, `${value}`]];
    const group = components[attribute.component].fields;
    if (!attribute.repeatable) return texts(group, value, `${own}, `);
    return value.flatMap((each, index) => texts(group, each, `${own} ${index + 1}, `));
  });
}

function differences(type, before, after) {
  const { fields } = types[type];
  const [was, is] = [new Map(texts(fields, before)), new Map(texts(fields, after))];
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name));
  return names.map((name) => ({ name, before: was.get(name) ?? '', after: is.get(name) ?? '' }));
}

/** Who published a document when, the latest first, each with what differs from the one before. */
async function versionsOf(strapi, type, id) {
  const found = await findVersions(strapi, type, id);
  return found.slice(0, listed).map(({ documentId, by, at, content }, index) => {
    const earlier = found[index + 1];
    return { id: documentId, by, at, changes: earlier ? differences(type, earlier.content, content) : [] };
  });
}

/** Makes a draft of what was published before. Whoever wants it on the site looks at it and publishes it. */
async function putBack(strapi, type, id, version) {
  const [found] = await findVersions(strapi, type, id, {
    filters: { kind: type, document: id, documentId: version },
    limit: 1,
  });
  if (!found) throw new errors.NotFoundError('That version is gone.');
  await strapi.documents(uidOf(type)).update({ documentId: id, data: found.content });
}

async function forgetOldVersions(strapi, now = Date.now()) {
  const at = { $lt: new Date(now - keptDays * dayMs) };
  const old = await strapi.documents(versions).findMany({ filters: { at }, fields: [], limit: 1000 });
  for (const { documentId } of old) await strapi.documents(versions).delete({ documentId });
}

module.exports = { forgetOldVersions, publishAndKeep, putBack, versionsOf };
