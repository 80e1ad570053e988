const { uidOf } = require('../description/index.js');
const { askSite } = require('./site/ask-site.js');

const leads = uidOf('lead');

async function referenceOf(strapi, documentId) {
  const lead = await strapi.documents(leads).findOne({ documentId, fields: ['reference'] });
  return lead?.reference;
}

/** What visitor and staff have said to each other about a message. The site keeps it; nothing of it is kept here. */
async function talkOf(strapi, documentId) {
  const reference = await referenceOf(strapi, documentId);
  return reference && askSite(strapi, { about: 'talk', reference });
}

/** Says something to the visitor. The site stores it before it answers; sent twice under one id, it is said once. */
async function reply(strapi, documentId, { id, text, name }) {
  const reference = await referenceOf(strapi, documentId);
  if (!reference) return undefined;
  const talk = await askSite(strapi, { about: 'reply', reference, id, text, name });
  await strapi.documents(leads).update({ documentId, data: { state: 'answered' } });
  return talk;
}

module.exports = { reply, talkOf };
