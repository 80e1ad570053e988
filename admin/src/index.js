const { watchDocuments } = require('./documents.js');
const { arrangeForms } = require('./forms.js');
const { extendGraphql } = require('./graphql.js');
const { forgetOldMessages } = require('./messages.js');
const { repeat } = require('./repeat.js');
const { carryOutDue } = require('./schedule.js');
const { forgetOldVersions } = require('./versions.js');

const hourMs = 60 * 60 * 1000;

module.exports = {
  register({ strapi }) {
    // Looks like a text to everything but the panel, where `src/admin/document-picker.jsx` shows it.
    strapi.customFields.register({ name: 'documents', type: 'text', inputSize: { default: 12, isResizable: false } });
    extendGraphql(strapi);
    watchDocuments(strapi);
  },
  async bootstrap({ strapi }) {
    await arrangeForms(strapi);
    repeat(strapi, 20_000, carryOutDue);
    repeat(strapi, hourMs, forgetOldMessages);
    repeat(strapi, hourMs, forgetOldVersions);
  },
};
