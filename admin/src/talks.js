const { uidOf } = require('../description/index.js');
const { askSite } = require('./site/ask-site.js');

const leads = uidOf('lead');

async function referenceOf(strapi, documentId) {
  const lead = await strapi.documents(leads).findOne({ documentId, fields: ['reference'] });
  return lead?.reference;
}

/** What visitor and staff have written to each other about a message. It is stored on the site, not here. */
async function talkOf(strapi, documentId) {
  const reference = await referenceOf(strapi, documentId);
  return reference && askSite(strapi, { about: 'talk', reference });
}

/** Sends a reply to the visitor. The site stores it before it responds; sent twice under one id, it is stored once. */
async function reply(strapi, documentId, { id, text, name }) {
  const reference = await referenceOf(strapi, documentId);
  if (!reference) return undefined;
  const talk = await askSite(strapi, { about: 'reply', reference, id, text, name });
  await strapi.documents(leads).update({ documentId, data: { state: 'answered' } });
  return talk;
}

module.exports = { reply, talkOf };
