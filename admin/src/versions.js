const { errors } = require('@strapi/utils');
const { types, uidOf } = require('../description/index.js');
const { plain, wholeOf } = require('./contents.js');
const { differences, moneyIn } = require('./differences.js');

const versions = uidOf('version');
const dayMs = 24 * 60 * 60 * 1000;
const keptDays = 365;
const listed = 20;

/** The author of a version. Without a request, it was scheduled. */
function nameOf(user) {
  return user ? [user.firstname, user.lastname].filter(Boolean).join(' ') || user.email : 'set for a time';
}

async function keep(strapi, type, document, by) {
  const { documentId, publishedAt } = document;
  const data = { kind: type, document: documentId, by, at: publishedAt, content: plain(types[type].fields, document) };
  await strapi.documents(versions).create({ data });
}

/** Stores what is published, by whom and when; the first time, also the version before it. */
async function publishAndKeep(strapi, type, params, next) {
  const { documentId } = params;
  const known = await strapi.documents(versions).count({ filters: { kind: type, document: documentId } });
  const before = known === 0 ? await wholeOf(strapi, type, documentId, 'published') : undefined;
  const result = await next();
  if (before) await keep(strapi, type, before, '');
  const published = await wholeOf(strapi, type, documentId, 'published');
  if (published) await keep(strapi, type, published, nameOf(strapi.requestContext.get()?.state.user));
  return result;
}

/** Notes who took a document off the site, and when. */
async function unpublishAndKeep(strapi, type, { documentId }, next) {
  const isPublished = await strapi.documents(uidOf(type)).findOne({ documentId, status: 'published', fields: [] });
  const result = await next();
  const by = nameOf(strapi.requestContext.get()?.state.user);
  if (isPublished)
    await strapi.documents(versions).create({ data: { kind: type, document: documentId, by, at: new Date() } });
  return result;
}

/** When a document was taken off the site, if that is known. */
async function unpublishedAt(strapi, type, id) {
  const [last] = await findVersions(strapi, type, id, { limit: 1 });
  return last && !last.content ? last.at : undefined;
}

function findVersions(strapi, type, id, options = {}) {
  return strapi
    .documents(versions)
    .findMany({ filters: { kind: type, document: id }, sort: 'at:desc', limit: listed + 1, ...options });
}

/**
 * Who published or unpublished a document and when, latest first; each version with its differences from the one before
 * and from the one sent last.
 */
async function versionsOf(strapi, type, id) {
  const [found, money] = await Promise.all([findVersions(strapi, type, id), moneyIn(strapi)]);
  const differ = (before, after) => differences(type, before, after, money);
  const last = found.find(({ content }) => content);
  return found.slice(0, listed).map(({ documentId, by, at, content }, index) => {
    if (!content) return { id: documentId, by, at, isGone: true };
    const earlier = found.slice(index + 1).find((each) => each.content);
    const changes = earlier ? differ(earlier.content, content) : [];
    return { id: documentId, by, at, changes, unlikeNow: differ(last.content, content) };
  });
}

/** The version published before the current one, if known. */
async function contentBefore(strapi, type, id) {
  const filters = { kind: type, document: id, content: { $notNull: true } };
  return (await findVersions(strapi, type, id, { filters, limit: 2 }))[1]?.content;
}

/** Makes an earlier version the draft. Staff check it and publish it. */
async function putBack(strapi, type, id, version) {
  const [found] = await findVersions(strapi, type, id, {
    filters: { kind: type, document: id, documentId: version },
    limit: 1,
  });
  if (!found) throw new errors.NotFoundError('That version is gone.');
  await strapi.documents(uidOf(type)).update({ documentId: id, data: found.content });
}

/**
 * What was last published or unpublished, of the given types: what, by whom and when.
 * @param {string} [since] only what was sent later
 */
async function latestOf(strapi, kinds, limit, since) {
  const found = await strapi.documents(versions).findMany({
    filters: { kind: { $in: kinds }, by: { $ne: '' }, ...(since ? { at: { $gt: since } } : {}) },
    fields: ['kind', 'document', 'by', 'at', 'content'],
    sort: 'at:desc',
    limit,
  });
  const named = found.map(async ({ documentId, kind, document, by, at, content }) => {
    const { title, name } = types[kind];
    const shown = await strapi.documents(uidOf(kind)).findOne({ documentId: document, fields: [title] });
    const record = [...new Set([name, shown?.[title] ?? name])].join(': ');
    return { documentId, kind, document, by, at, isGone: !content, record };
  });
  return Promise.all(named);
}

async function forgetOldVersions(strapi, now = Date.now()) {
  const at = { $lt: new Date(now - keptDays * dayMs) };
  const old = await strapi.documents(versions).findMany({ filters: { at }, fields: [], limit: 1000 });
  for (const { documentId } of old) await strapi.documents(versions).delete({ documentId });
}

module.exports = {
  contentBefore,
  forgetOldVersions,
  latestOf,
  nameOf,
  publishAndKeep,
  putBack,
  unpublishAndKeep,
  unpublishedAt,
  versionsOf,
};
