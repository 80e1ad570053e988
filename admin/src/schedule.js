const { errors } = require('@strapi/utils');
const { types, uidOf } = require('../description/index.js');
const { same } = require('./merge-changes.js');
const { contentOf, publishInstead } = require('./contents.js');
const { differences, moneyIn } = require('./differences.js');
const { refuseFaults } = require('./documents.js');
const { contentBefore, nameOf } = require('./versions.js');

const scheduled = uidOf('scheduled-change');
/** Anything further ahead is a typo. */
const maxDays = 2 * 366;
const changes = ['publish', 'unpublish', 'return'];

const findSet = (strapi, filters) => strapi.documents(scheduled).findMany({ filters, sort: 'at:asc', limit: 1000 });

/**
 * What is set to be published: `sets`, what it changes for visitors, if they see an earlier version; `since`, what was
 * saved later and doesn't go live with it.
 */
async function publishedThen(strapi, type, id, content) {
  const [shown, draft] = [await contentOf(strapi, type, id, 'published'), await contentOf(strapi, type, id)];
  const money = await moneyIn(strapi);
  return {
    ...(shown ? { sets: differences(type, shown, content, money) } : {}),
    since: differences(type, content, draft, money),
  };
}

/**
 * What is scheduled for a document, by action: { publish: { at, by, sets, since }, unpublish: { at, by }, return: … },
 * with the `reason` if it could not be done.
 */
async function scheduleOf(strapi, type, id) {
  const found = await findSet(strapi, { kind: type, document: id });
  const said = found.map(async ({ change, at, by, reason, content }) => {
    const then = change === 'publish' && content ? await publishedThen(strapi, type, id, content) : {};
    return [change, { at, by, reason, ...then }];
  });
  return Object.fromEntries(await Promise.all(said));
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
  if (ahead > maxDays * 24 * 60 * 60 * 1000) throw new errors.ValidationError('That is more than two years ahead.');
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

/** What an action needs when its time comes. What is saved later is not part of it. */
const contentFor = {
  publish: contentOf,
  return: formerContent,
  unpublish: () => undefined,
};

/** Schedules an action for a document, replacing the previous time; without a time, cancels it. */
async function setSchedule(strapi, { type, id, change, at, user }) {
  if (!changes.includes(change))
    throw new errors.ValidationError('A document is published, unpublished or put back at a time.');
  const document = await strapi.documents(uidOf(type)).findOne({ documentId: id });
  if (!document) throw new errors.NotFoundError('It has been deleted.');
  const time = at ? timeOf(at) : undefined;
  if (time) refuseOrder(change, time, await scheduleOf(strapi, type, id));
  // What can't be published today couldn't be published then either.
  if (time && change === 'publish') await refuseFaults(strapi, type, id);
  const content = time ? await contentFor[change](strapi, type, id) : undefined;
  for (const { documentId } of await findSet(strapi, { kind: type, document: id, change }))
    await strapi.documents(scheduled).delete({ documentId });
  if (time) {
    const record = `${document[types[type].title] ?? types[type].name}`.slice(0, 200);
    const by = user ? nameOf(user) : '';
    const data = { kind: type, document: id, change, at: time, by, record, ...(content ? { content } : {}) };
    await strapi.documents(scheduled).create({ data });
  }
  return scheduleOf(strapi, type, id);
}

const carry = {
  publish: (strapi, { kind, document, content }) =>
    publishInstead(strapi, kind, document, content, { why: 'set', base: content }),
  unpublish: (strapi, { kind, document }) => strapi.documents(uidOf(kind)).unpublish({ documentId: document }),
  return: (strapi, { kind, document, content }) => publishInstead(strapi, kind, document, content, { why: 'back' }),
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

/** What earlier versions of the panel set had no content of its own: it is what is saved now. */
async function completeSet(strapi) {
  const found = await findSet(strapi, { change: 'publish', content: { $null: true } });
  for (const { documentId, kind, document } of found) {
    const content = await contentOf(strapi, kind, document);
    if (content) await strapi.documents(scheduled).update({ documentId, data: { content } });
  }
}

module.exports = { carryOutDue, completeSet, scheduleOf, schedulesOf, setSchedule };
