const { errors } = require('@strapi/utils');
const { types, uidOf } = require('../description/index.js');
const { refuseFaults } = require('./documents.js');

const scheduled = uidOf('scheduled-change');
/** Further ahead than this is a slip of the keyboard. */
const mostDays = 2 * 366;
const changes = ['publish', 'unpublish'];

/** What is set for a document, by what will be done: { publish: { at }, unpublish: { at } }. */
async function scheduleOf(strapi, type, id) {
  const found = await strapi.documents(scheduled).findMany({ filters: { kind: type, document: id }, limit: 10 });
  return Object.fromEntries(found.map(({ change, at, reason }) => [change, { at, reason }]));
}

function timeOf(at) {
  const time = new Date(at);
  const ahead = time.getTime() - Date.now();
  if (Number.isNaN(ahead)) throw new errors.ValidationError('That is no time.');
  if (ahead <= 0) throw new errors.ValidationError('That time is over: choose one to come.');
  if (ahead > mostDays * 24 * 60 * 60 * 1000) throw new errors.ValidationError('That is more than two years ahead.');
  return time;
}

/** Sets what will be done with a document at a time, in place of what was set before; without a time, nothing. */
async function setSchedule(strapi, { type, id, change, at }) {
  if (!changes.includes(change)) throw new errors.ValidationError('A document is published or unpublished at a time.');
  const uid = uidOf(type);
  const document = await strapi.documents(uid).findOne({ documentId: id });
  if (!document) throw new errors.NotFoundError('It has been deleted.');
  const time = at ? timeOf(at) : undefined;
  // What could not be published today will not be published then either.
  if (time && change === 'publish') await refuseFaults(strapi, uid, type, id);
  const former = await strapi
    .documents(scheduled)
    .findMany({ filters: { kind: type, document: id, change }, limit: 10 });
  for (const { documentId } of former) await strapi.documents(scheduled).delete({ documentId });
  if (time) {
    const record = `${document[types[type].title] ?? types[type].name}`.slice(0, 200);
    const data = { kind: type, document: id, change, at: time, record };
    await strapi.documents(scheduled).create({ data });
  }
  return scheduleOf(strapi, type, id);
}

/** Does one thing whose time has come. What cannot be done stays in the list, with the reason. */
async function carryOut(strapi, { documentId, kind, document, change }) {
  const uid = uidOf(kind);
  try {
    if (change === 'publish') {
      await refuseFaults(strapi, uid, kind, document);
      await strapi.documents(uid).publish({ documentId: document });
    } else await strapi.documents(uid).unpublish({ documentId: document });
    await strapi.documents(scheduled).delete({ documentId });
  } catch ({ message }) {
    await strapi.documents(scheduled).update({ documentId, data: { reason: message } });
  }
}

/** Everything whose time has come, the earliest first: also what came while nobody was here to do it. */
async function carryOutDue(strapi, now = new Date()) {
  const filters = { at: { $lte: now }, reason: { $null: true } };
  const due = await strapi.documents(scheduled).findMany({ filters, sort: 'at:asc', limit: 100 });
  for (const each of due) await carryOut(strapi, each);
}

module.exports = { carryOutDue, scheduleOf, setSchedule };
