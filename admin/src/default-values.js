const { uidOf } = require('../description/index.js');

/** A category's internal name. */
const placeNames =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

async function valuesOf(strapi, name, field) {
  const documents = await strapi.documents(uidOf(name)).findMany({ fields: [field], limit: -1 });
  return documents.map((document) => document[field]);
}

async function lastPosition(strapi, name) {
  return Math.max(0, ...(await valuesOf(strapi, name, 'position'))) + 1;
}

async function freePlaceName(strapi, name) {
  const taken = new Set(await valuesOf(strapi, name, 'sid'));
  return placeNames.find((each) => !taken.has(each));
}

const today = async () => new Date().toISOString().slice(0, 10);

/** Default values of fields that staff leave empty, by type. */
const defaults = {
  category: { position: lastPosition, sid: freePlaceName },
  'portfolio-piece': { position: lastPosition },
  testimonial: { position: lastPosition },
  post: { date: today },
};

/** The data of a new document, or of one whose fields were cleared, with default values filled in. */
async function withDefaults(strapi, name, data, isNew) {
  const filled = { ...data };
  for (const [field, begin] of Object.entries(defaults[name] ?? {})) {
    const isEmpty = data[field] === null || data[field] === '' || (isNew && data[field] === undefined);
    if (isEmpty) filled[field] = await begin(strapi, name);
  }
  return filled;
}

module.exports = { withDefaults };
