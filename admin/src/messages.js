const { uidOf } = require('../description/index.js');
const { askSite } = require('./site/ask-site.js');

const leads = uidOf('lead');
const dayMs = 24 * 60 * 60 * 1000;

/** Tells the site, which has its own copy (`npm run leads`), what staff have done about a message. */
async function markMessage(strapi, params, next) {
  const changed = await next();
  const { state } = params.data;
  // What the site itself reported is no news to it, and may be outdated by now.
  const isByStaff = strapi.requestContext.get()?.state.user !== undefined;
  if (!state || !changed || !isByStaff) return changed;
  const { reference } = await strapi.documents(leads).findOne({ documentId: params.documentId, fields: ['reference'] });
  // Nobody waits for it; the panel's own list is right in any case.
  askSite(strapi, { about: 'message', reference, status: state }).catch(({ message }) =>
    strapi.log.warn(`The site couldn't be notified that ${reference} is marked as ${state}: ${message}`),
  );
  return changed;
}

/** How many days the site keeps messages, as last reported; 0 for ever, undefined if it never reported. */
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

/** Messages are kept as long as on the site, as promised to visitors. */
async function forgetOldMessages(strapi, now = Date.now()) {
  const days = await retentionDays(strapi);
  if (!days) return;
  const receivedAt = { $lt: new Date(now - days * dayMs) };
  const old = await strapi.documents(leads).findMany({ filters: { receivedAt }, fields: [], limit: 1000 });
  for (const { documentId } of old) await strapi.documents(leads).delete({ documentId });
}

module.exports = { forgetOldMessages, markMessage, retentionDays };
