const { types } = require('../description/index.js');

/** Kinds of fields that hold text. */
const textTypes = new Set(['string', 'text', 'richtext', 'email']);
const textFields = new Set(['global::keyword', 'global::documents']);
/** More words than this make no list shorter. */
const maxWords = 12;

/**
 * A search for several words finds what contains all of them, in any order and field. Strapi's own finds only the exact
 * sequence of letters.
 * @param {string} name of the type
 * @param {Record<string, any>} params of a search
 */
function searchInWords(name, params) {
  const words = typeof params._q === 'string' ? params._q.trim().split(/\s+/).slice(0, maxWords) : [];
  if (words.length < 2) return params;
  const { _q, filters, ...others } = params;
  const fields = Object.entries(types[name].fields)
    .filter(([, { attribute }]) => textTypes.has(attribute.type) || textFields.has(attribute.customField))
    .map(([field]) => field);
  const found = words.map((word) => ({ $or: fields.map((field) => ({ [field]: { $containsi: word } })) }));
  return { ...others, filters: { $and: [...(filters ? [filters] : []), ...found] } };
}

module.exports = { searchInWords };
