const { errors } = require('@strapi/utils');
const { types, uidOf } = require('../description/index.js');
const { contentOf, publishInstead, same } = require('./contents.js');
const { refuseFaults } = require('./documents.js');
const { contentBefore } = require('./versions.js');

const scheduled = uidOf('scheduled-change');
/** Anything further ahead is a typo. */
const mostDays = 2 * 366;
const changes = ['publish', 'unpublish', 'return'];

const findSet = (strapi, filters) => strapi.documents(scheduled).findMany({ filters, sort: 'at:asc', limit: 1000 });

/** What is scheduled for a document, by action: { publish: { at }, unpublish: { at }, return: { at } }. */
async function scheduleOf(strapi, type, id) {
  const found = await findSet(strapi, { kind: type, document: id });
  return Object.fromEntries(found.map(({ change, at, reason }) => [change, { at, reason }]));
}

/** What is scheduled for the documents of a type, by id. */
async function schedulesOf(strapi, type) {
  const byDocument = Object.groupBy(await findSet(strapi, { kind: type }), ({ document }) => document);
  return Object.entries(byDocument).map(([document, set]) => ({
    document,
    set: set.map(({ change, at, reason }) => ({ change, at, reason })),
  }));
}

function timeOf(at) {
  const time = new Date(at);
  const ahead = time.getTime() - Date.now();
  if (Number.isNaN(ahead)) throw new errors.ValidationError('That is no time.');
  if (ahead <= 0) throw new errors.ValidationError('That time is over: choose one to come.');
  if (ahead > mostDays * 24 * 60 * 60 * 1000) throw new errors.ValidationError('That is more than two years ahead.');
  return time;
}

/** The end must come after the start. */
function refuseOrder(change, time, { publish, ...ends }) {
  const isEnd = change !== 'publish';
  const before = isEnd ? publish && new Date(publish.at) : undefined;
  const after = isEnd ? [] : Object.values(ends).map(({ at }) => new Date(at));
  if ((before && before >= time) || after.some((end) => end <= time))
    throw new errors.ValidationError('The end has to come after the beginning.');
}

/**
 * The version to restore at the end: what visitors see now, if something else is saved to be published; otherwise the
 * previously published version.
 */
async function formerContent(strapi, type, id) {
  const published = await contentOf(strapi, type, id, 'published');
  if (!published) throw new errors.ValidationError('Nothing is published yet that could come back.');
  if (!same(published, await contentOf(strapi, type, id))) return published;
  const before = await contentBefore(strapi, type, id);
  if (!before) throw new errors.ValidationError('Nothing is known of what was published before this.');
  return before;
}

/** Schedules an action for a document, replacing the previous time; without a time, cancels it. */
async function setSchedule(strapi, { type, id, change, at }) {
  if (!changes.includes(change))
    throw new errors.ValidationError('A document is published, unpublished or put back at a time.');
  const document = await strapi.documents(uidOf(type)).findOne({ documentId: id });
  if (!document) throw new errors.NotFoundError('It has been deleted.');
  const time = at ? timeOf(at) : undefined;
  if (time) refuseOrder(change, time, await scheduleOf(strapi, type, id));
  // What can't be published today couldn't be published then either.
  if (time && change === 'publish') await refuseFaults(strapi, type, id);
  const content = time && change === 'return' ? await formerContent(strapi, type, id) : undefined;
  for (const { documentId } of await findSet(strapi, { kind: type, document: id, change }))
    await strapi.documents(scheduled).delete({ documentId });
  if (time) {
    const record = `${document[types[type].title] ?? types[type].name}`.slice(0, 200);
    const data = { kind: type, document: id, change, at: time, record, ...(content ? { content } : {}) };
    await strapi.documents(scheduled).create({ data });
  }
  return scheduleOf(strapi, type, id);
}

const carry = {
  async publish(strapi, { kind, document }) {
    await refuseFaults(strapi, kind, document);
    await strapi.documents(uidOf(kind)).publish({ documentId: document });
  },
  unpublish: (strapi, { kind, document }) => strapi.documents(uidOf(kind)).unpublish({ documentId: document }),
  return: (strapi, { kind, document, content }) => publishInstead(strapi, kind, document, content),
};

/** Performs one action that is due. If it fails, it stays in the list with the reason. */
async function carryOut(strapi, change) {
  const { documentId } = change;
  try {
    await carry[change.change](strapi, change);
    await strapi.documents(scheduled).delete({ documentId });
  } catch ({ message }) {
    await strapi.documents(scheduled).update({ documentId, data: { reason: message } });
  }
}

/** Everything that is due, earliest first, including what became due while the host was down. */
async function carryOutDue(strapi, now = new Date()) {
  const filters = { at: { $lte: now }, reason: { $null: true } };
  const due = await strapi.documents(scheduled).findMany({ filters, sort: 'at:asc', limit: 100 });
  for (const each of due) await carryOut(strapi, each);
}

module.exports = { carryOutDue, scheduleOf, schedulesOf, setSchedule };
