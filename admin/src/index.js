const { watchDocuments } = require('./documents.js');
const { arrangeForms } = require('./forms.js');
const { extendGraphql } = require('./graphql.js');
const { forgetOldMessages } = require('./messages.js');
const { keepSchedule } = require('./schedule.js');

module.exports = {
  register({ strapi }) {
    // Looks like a text to everything but the panel, where `src/admin/document-picker.jsx` shows it.
    strapi.customFields.register({ name: 'documents', type: 'text', inputSize: { default: 12, isResizable: false } });
    extendGraphql(strapi);
    watchDocuments(strapi);
  },
  async bootstrap({ strapi }) {
    await arrangeForms(strapi);
    forgetOldMessages(strapi);
    keepSchedule(strapi);
  },
};
