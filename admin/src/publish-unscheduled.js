const { errors } = require('@strapi/utils');
const { uidOf } = require('../description/index.js');
const { mergeChanges, same } = require('./merge-changes.js');
const { contentOf, occasionOf } = require('./contents.js');

const scheduled = uidOf('scheduled-change');

/** What is set for a document with its content: to be published, and to come back. `missed` could not be published. */
async function setContents(strapi, type, document) {
  const found = await strapi.documents(scheduled).findMany({ filters: { kind: type, document } });
  const of = (change, isMissed = false) =>
    found.find((each) => each.change === change && each.content && Boolean(each.reason) === isMissed);
  return { toCome: of('publish'), toReturn: of('return'), missed: of('publish', true) };
}

/**
 * What staff publish now: the draft, without what is set for a later time.
 * @param {Record<string, unknown>} set the content that is set for later
 */
function restOf({ draft, set, shown }) {
  const rest = mergeChanges(set, draft, shown);
  if (same(rest, shown))
    throw new errors.ValidationError(
      'All that differs from what visitors see is set for a later time. To publish it now, cancel that time first.',
    );
  return rest;
}

/** Changes what is set for later by what is published in the meantime; otherwise it would undo that. */
async function follow(strapi, { documentId, content }, before, after) {
  const changed = mergeChanges(before, after, content);
  if (!same(changed, content)) await strapi.documents(scheduled).update({ documentId, data: { content: changed } });
}

/**
 * Publishes a document, but not what is set for a later time: that stays in the draft. What was never published goes
 * live as a whole, and is no longer set.
 * @param {() => Promise<unknown>} publish publishes the draft
 */
async function publishUnscheduled(strapi, type, documentId, publish) {
  const why = occasionOf();
  if (why === 'set' || why === 'back') return publish();
  const { toCome, toReturn, missed } = await setContents(strapi, type, documentId);
  if (!toCome && !toReturn && !missed) return publish();
  const shown = await contentOf(strapi, type, documentId, 'published');
  return strapi.db.transaction(async () => {
    const over = missed ?? (shown ? undefined : toCome);
    if (over && !why) await strapi.documents(scheduled).delete({ documentId: over.documentId });
    if (!shown) return publish();
    const draft = await contentOf(strapi, type, documentId);
    const isRest = toCome && !why;
    const rest = isRest ? restOf({ draft, set: toCome.content, shown }) : draft;
    const isDraft = same(rest, draft);
    const save = (data) => strapi.documents(uidOf(type)).update({ documentId, data });
    if (!isDraft) await save(rest);
    const result = await publish();
    if (toCome) await follow(strapi, toCome, shown, rest);
    // While what comes back is what visitors see, what staff publish is what it is to replace.
    if (toReturn && (toCome || why || !same(toReturn.content, shown))) await follow(strapi, toReturn, shown, rest);
    if (!isDraft) await save(draft);
    return result;
  });
}

module.exports = { publishUnscheduled };
