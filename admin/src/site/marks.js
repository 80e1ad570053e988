const { uidOf } = require('../../description/index.js');
const { schedulesOf } = require('../schedule.js');

/** What a list shows about the documents of a type: which ones the site rejects, and what is scheduled. */
async function marksOf(strapi, type) {
  const problems = await strapi
    .documents(uidOf('content-problem'))
    .findMany({ filters: { kind: type }, fields: ['document', 'reason'], limit: 1000 });
  return {
    refused: problems.map(({ document, reason }) => ({ document, reason })),
    scheduled: await schedulesOf(strapi, type),
  };
}

module.exports = { marksOf };
