const parts = [
  require('./shared.js'),
  require('./catalogue.js'),
  require('./policies.js'),
  require('./knowledge.js'),
  require('./content.js'),
  require('./pages.js'),
  require('./company.js'),
  require('./inbox.js'),
];

/** Every group of fields by its name in Strapi: 'shared.point'. */
const components = Object.assign({}, ...parts.map((part) => part.components));

/** Every content type by its singular name: 'knowledge-entry'. */
const types = Object.assign({}, ...parts.map((part) => part.types ?? {}));

const uidOf = (name) => `api::${name}.${name}`;

const contentNames = Object.keys(types).filter((name) => !types[name].inbox);
const inboxNames = Object.keys(types).filter((name) => types[name].inbox);

module.exports = { components, contentNames, inboxNames, types, uidOf };
