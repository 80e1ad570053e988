const { extendGraphql } = require('./graphql.js');

module.exports = {
  register({ strapi }) {
    extendGraphql(strapi);
  },
};
