const { types, uidOf } = require('../../description/index.js');
const { wholeOf } = require('../contents.js');
const { labelOf, withHint } = require('../hints.js');
const { linesOf } = require('../lists.js');
const { findFaults } = require('../rules.js');
const { unpublishedAt } = require('../versions.js');
const { askSite, SiteAway } = require('./ask-site.js');

const isContent = (type) => Object.hasOwn(types, type) && !types[type].inbox;

/**
 * The state of a document: 'draft', 'going-live' (and whether it waits for an earlier change), 'live' (with the time it was sent and its URL), 'refused' (with the
 * reasons, whether visitors see an earlier version, and since when if that is known), 'going-off', 'kept' (with the
 * reasons why it can't be unpublished, or what names it), 'failed', 'held' (while the whole site stays at an earlier version) or
 * 'unknown', if the site doesn't respond.
 */
async function documentState(strapi, type, id) {
  const published = await strapi
    .documents(uidOf(type))
    .findOne({ documentId: id, status: 'published', fields: ['publishedAt'] });
  const sentAt = published?.publishedAt ?? (await unpublishedAt(strapi, type, id));
  if (!sentAt) return { state: 'draft' };
  try {
    const said = await askSite(strapi, { about: 'state', type, id });
    const { readAt, reading, failed, refusals, naming = [], address, heldSince, shown, shownSince } = said;
    const url = address && new URL(address, strapi.config.get('site.publicUrl')).href;
    if (heldSince) return { state: 'held', url };
    if (!readAt || new Date(readAt) < new Date(sentAt))
      return failed
        ? { state: 'failed', reason: failed }
        : {
            state: published ? 'going-live' : 'going-off',
            isWaiting: Boolean(reading && new Date(reading) < new Date(sentAt)),
          };
    if (!published) return shown ? keptState(refusals, naming, url) : { state: 'draft' };
    return refusals.length > 0
      ? { state: 'refused', refusals: atFields(type, refusals), url, shown, shownSince }
      : { state: 'live', sentAt, url };
  } catch (error) {
    if (error instanceof SiteAway) return { state: 'unknown', reason: error.message };
    throw error;
  }
}

/** Why something can't be unpublished: what names it, each with the form's name of the field, or else the reasons. */
function keptState(refusals, naming, url) {
  if (naming.length === 0) return { state: 'kept', refusals, url };
  const named = naming.map(({ field, ...record }) => ({
    ...record,
    ...(field ? { label: labelOf(record.type, field.split('.')) } : {}),
  }));
  return { state: 'kept', naming: named, url };
}

/** With what is said at the field, where an error hides what it takes, and what the form calls it. */
function atFields(type, refusals) {
  return refusals.map(({ reason, field, ...others }) => {
    if (!field) return { reason, ...others };
    const path = field.split('.');
    return { reason, field, ...others, label: labelOf(type, path), atField: withHint(type, path, reason) };
  });
}

/** A service without a place in the menu. Its category is chosen beside the form. */
async function placeFaults(strapi, type, { slug }) {
  if (type !== 'service') return [];
  const categories = await strapi.documents(uidOf('category')).findMany({ fields: ['page', 'services'], limit: -1 });
  const isPlaced = categories.some(({ page, services }) => page === slug || linesOf(services).includes(slug));
  if (isPlaced) return [];
  return [{ path: [], message: 'This service is in no category: choose one under ‘Category’, beside the form' }];
}

/**
 * What can't be published in a document as last saved. The site is asked only once nothing is missing from the form;
 * `unknown` if it doesn't answer.
 */
async function draftRefusals(strapi, type, id) {
  const draft = await wholeOf(strapi, type, id);
  const faults = draft ? await findFaults(strapi, type, draft) : [];
  if (faults.length > 0) {
    const all = [...faults, ...(await placeFaults(strapi, type, draft))];
    return {
      refusals: atFields(
        type,
        all.map(({ path, message }) => ({ reason: message, field: path.join('.') })),
      ),
    };
  }
  try {
    const { refusals } = await askSite(strapi, { about: 'check', type, id });
    return { refusals: atFields(type, refusals) };
  } catch (error) {
    return { refusals: [], unknown: error.message };
  }
}

module.exports = { documentState, draftRefusals, isContent };
