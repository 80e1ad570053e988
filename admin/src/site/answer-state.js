const { types, uidOf } = require('../../description/index.js');
const { documentState } = require('./document-state.js');

const answers = 'knowledge-entry';
const { fields } = types['unanswered-question'];
/** Where the question's form has a field by another name. */
const called = { alternatives: 'wordings' };

/** A refusal at its field in the question's form, if that has it. */
function inQuestion({ field = '', label, atField, ...refusal }) {
  const own = called[field] ?? field;
  return fields[own] ? { ...refusal, label, atField, field: own } : refusal;
}

/** What the site did with the answer to a visitor's question. */
async function answerState(strapi, questionId) {
  const question = await strapi
    .documents(uidOf('unanswered-question'))
    .findOne({ documentId: questionId, fields: ['entryNumber'] });
  const number = question?.entryNumber;
  const answer = number && (await strapi.documents(uidOf(answers)).findFirst({ filters: { number }, fields: [] }));
  if (!answer) return { state: 'draft' };
  const { refusals, ...said } = await documentState(strapi, answers, answer.documentId);
  return { ...said, ...(refusals ? { refusals: refusals.map(inQuestion) } : {}) };
}

module.exports = { answerState };
