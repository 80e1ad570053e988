const { customFields } = require('./custom-fields.js');
const { watchDocuments } = require('./documents.js');
const { arrangeForms } = require('./forms.js');
const { extendGraphql } = require('./graphql.js');
const { forgetOldMessages } = require('./messages.js');
const { repeat } = require('./repeat.js');
const { carryOutDue, completeSet } = require('./schedule.js');
const { forgetOldVersions } = require('./versions.js');

const hourMs = 60 * 60 * 1000;

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
