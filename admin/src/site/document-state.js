const { types, uidOf } = require('../../description/index.js');
const { wholeOf } = require('../contents.js');
const { findFaults } = require('../rules.js');
const { askSite, SiteAway } = require('./ask-site.js');

const isContent = (type) => Object.hasOwn(types, type) && !types[type].inbox;

/**
 * The state of a document: 'draft', 'going-live', 'live' (with the time it was sent and its URL), 'refused' (with the
 * reason), 'failed', 'held' (while the whole site stays at an earlier version) or 'unknown', if the site doesn't
 * respond.
 */
async function documentState(strapi, type, id) {
  const published = await strapi
    .documents(uidOf(type))
    .findOne({ documentId: id, status: 'published', fields: ['publishedAt'] });
  if (!published) return { state: 'draft' };
  try {
    const { readAt, failed, refusals, address, heldSince } = await askSite(strapi, { about: 'state', type, id });
    const url = address && new URL(address, strapi.config.get('site.publicUrl')).href;
    if (heldSince) return { state: 'held', url };
    if (!readAt || new Date(readAt) < new Date(published.publishedAt))
      return failed ? { state: 'failed', reason: failed } : { state: 'going-live' };
    return refusals.length > 0
      ? { state: 'refused', refusals, url }
      : { state: 'live', sentAt: published.publishedAt, url };
  } catch (error) {
    if (error instanceof SiteAway) return { state: 'unknown', reason: error.message };
    throw error;
  }
}

/**
 * What can't be published in a document as last saved. The site is asked only once nothing is missing from the form;
 * `unknown` if it doesn't answer.
 */
async function draftRefusals(strapi, type, id) {
  const draft = await wholeOf(strapi, type, id);
  const faults = draft ? await findFaults(strapi, type, draft) : [];
  if (faults.length > 0)
    return { refusals: faults.map(({ path, message }) => ({ reason: message, field: path.join('.') })) };
  try {
    return await askSite(strapi, { about: 'check', type, id });
  } catch (error) {
    return { refusals: [], unknown: error.message };
  }
}

module.exports = { documentState, draftRefusals, isContent };
