const { watchDocuments } = require('./documents.js');
const { arrangeForms } = require('./forms.js');
const { extendGraphql } = require('./graphql.js');

module.exports = {
  register({ strapi }) {
    extendGraphql(strapi);
    watchDocuments(strapi);
  },
  async bootstrap({ strapi }) {
    await arrangeForms(strapi);
  },
};
