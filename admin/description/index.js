const { line, unseen } = require('./fields.js');

const parts = [
  require('./shared.js'),
  require('./catalogue.js'),
  require('./policies.js'),
  require('./knowledge.js'),
  require('./content.js'),
  require('./pages.js'),
  require('./company.js'),
  require('./inbox.js'),
  require('./internal.js'),
];

/** Every group of fields by its name in Strapi: 'shared.point'. */
const components = Object.assign({}, ...parts.map((part) => part.components));

/** Single types have no title of their own; the panel would show their key. */
function titled(description) {
  if (!description.single) return description;
  const label = unseen(line('Label', { value: description.name }));
  return { ...description, title: 'label', fields: { ...description.fields, label } };
}

const described = Object.assign({}, ...parts.map((part) => part.types ?? {}));

/** Every content type by its singular name: 'knowledge-entry'. */
const types = Object.fromEntries(Object.entries(described).map(([name, description]) => [name, titled(description)]));

const uidOf = (name) => `api::${name}.${name}`;

const contentNames = Object.keys(types).filter((name) => !types[name].inbox);
/** What the site submits. */
const handedIn = Object.keys(types).filter((name) => types[name].inbox && !types[name].ownOnly);
/** The panel's own records. */
const ownNames = Object.keys(types).filter((name) => types[name].ownOnly);

module.exports = { components, contentNames, handedIn, ownNames, types, uidOf };
