const { uidOf } = require('../description/index.js');
const { askSite } = require('./site/ask-site.js');

const leads = uidOf('lead');
const dayMs = 24 * 60 * 60 * 1000;

/** What staff have done about a message is known to the site, too, which has a copy of its own (`npm run leads`). */
async function markMessage(strapi, params, next) {
  const changed = await next();
  const { state } = params.data;
  // What the site itself has said is no news to it, and may be out of date there by now.
  const isByStaff = strapi.requestContext.get()?.state.user !== undefined;
  if (!state || !changed || !isByStaff) return changed;
  const { reference } = await strapi.documents(leads).findOne({ documentId: params.documentId, fields: ['reference'] });
  // Nobody waits for it: the panel's own list is right in any case.
  askSite(strapi, { about: 'message', reference, status: state }).catch(({ message }) =>
    strapi.log.warn(`The site was not told that ${reference} is marked as ${state}: ${message}`),
  );
  return changed;
}

/** How many days the site keeps messages, as it last said; 0 for ever, or nothing where it never said. */
async function retentionDays(strapi) {
  const store = strapi.store({ type: 'core', name: 'site' });
  try {
    const { days } = await askSite(strapi, { about: 'retention' });
    await store.set({ key: 'retention', value: days });
    return days;
  } catch {
    return store.get({ key: 'retention' });
  }
}

/** Messages are kept here as long as on the site, which has promised it to visitors. */
async function forgetOldMessages(strapi, now = Date.now()) {
  const days = await retentionDays(strapi);
  if (!days) return;
  const receivedAt = { $lt: new Date(now - days * dayMs) };
  const old = await strapi.documents(leads).findMany({ filters: { receivedAt }, fields: [], limit: 1000 });
  for (const { documentId } of old) await strapi.documents(leads).delete({ documentId });
}

module.exports = { forgetOldMessages, markMessage, retentionDays };
