const { errors } = require('@strapi/utils');
const { uidOf } = require('../description/index.js');

/** Number ranges of each type. Entries written here follow the repository's second range. */
const ranges = {
  category: [{ from: 1, to: 999 }],
  service: [{ from: 0, to: 136 }],
  'knowledge-entry': [
    { from: 6000, to: 6999 },
    { from: 1, to: 999 },
  ],
};

/** The number after the largest, or an unused one if the range is full. */
async function nextNumber(strapi, name) {
  const documents = await strapi.documents(uidOf(name)).findMany({ fields: ['number'], limit: -1 });
  const taken = new Set(documents.map(({ number }) => number));
  for (const { from, to } of ranges[name]) {
    const inRange = [...taken].filter((number) => number >= from && number <= to);
    const next = inRange.length ? Math.max(...inRange) + 1 : from;
    if (next <= to) return next;
  }
  for (const { from, to } of ranges[name]) {
    for (let number = from; number <= to; number++) if (!taken.has(number)) return number;
  }
  throw new errors.ApplicationError('There is no number left: delete what is no longer needed.');
}

module.exports = { nextNumber };
