const { customFields } = require('./custom-fields.js');
const { watchDocuments } = require('./documents.js');
const { arrangeForms } = require('./forms.js');
const { extendGraphql } = require('./graphql.js');
const { forgetOldMessages } = require('./messages.js');
const { carryOutDue, completeSet } = require('./schedule.js');
const { forgetOldVersions } = require('./versions.js');

const hourMs = 60 * 60 * 1000;

/** Repeats a task while the host runs; after an error it is tried again next time. */
function repeat(strapi, everyMs, work) {
  const attempt = () => work(strapi).catch(({ message }) => strapi.log.warn(message));
  setInterval(attempt, everyMs).unref();
}

module.exports = {
  register({ strapi }) {
    strapi.customFields.register(customFields);
    extendGraphql(strapi);
    watchDocuments(strapi);
  },
  async bootstrap({ strapi }) {
    await arrangeForms(strapi);
    await completeSet(strapi);
    repeat(strapi, 5_000, carryOutDue);
    repeat(strapi, hourMs, forgetOldMessages);
    repeat(strapi, hourMs, forgetOldVersions);
  },
};
