const { components, types } = require('../description/index.js');

/**
 * The description of a field.
 * @param {string} type
 * @param {readonly (string | number)[]} path 'packages', 0, 'price'
 */
function fieldAt(type, path) {
  const names = path.filter((each) => !/^\d+$/.test(`${each}`));
  let { fields } = types[type];
  let field;
  for (const name of names) {
    field = fields?.[name];
    fields = components[field?.attribute.component]?.fields;
  }
  return field;
}

/** What the form calls a field. */
const labelOf = (type, path) => fieldAt(type, path)?.label;

/**
 * A message with what the form says below the field, which an error hides: 'About is empty. Paragraphs with an empty line
 * between them, 2 to 3.'
 */
function withHint(type, path, message) {
  const hint = fieldAt(type, path)?.help;
  if (!hint) return message;
  return `${/[.!?]$/.test(message) ? message : `${message}.`} ${hint}`;
}

module.exports = { labelOf, withHint };
