const { components, types } = require('../description/index.js');

/**
 * What the form says below a field: what it takes, and how much of it. An error hides it, so it is part of the error.
 * @param {string} type
 * @param {readonly (string | number)[]} path 'packages', 0, 'price'
 */
function hintOf(type, path) {
  const names = path.filter((each) => !/^\d+$/.test(`${each}`));
  let { fields } = types[type];
  let help = '';
  for (const name of names) {
    const field = fields?.[name];
    if (!field) return '';
    help = field.help;
    fields = components[field.attribute.component]?.fields;
  }
  return help;
}

/** 'About is empty. Paragraphs with an empty line between them, 2 to 3.' */
function withHint(type, path, message) {
  const hint = hintOf(type, path);
  if (!hint) return message;
  return `${/[.!?]$/.test(message) ? message : `${message}.`} ${hint}`;
}

module.exports = { withHint };
