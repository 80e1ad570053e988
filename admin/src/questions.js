const { errors } = require('@strapi/utils');
const { types, uidOf } = require('../description/index.js');
const { linesOf } = require('./lists.js');

const questions = uidOf('unanswered-question');
const entries = uidOf('knowledge-entry');
const longestWording = types['knowledge-entry'].fields.question.attribute.maxLength;
const mostWordings = types['knowledge-entry'].fields.alternatives.list.max;

/** Where questions that differ in case and signs alone meet. */
function keyOf(question) {
  return (question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').slice(0, 255);
}

function oneLine(text) {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > longestWording ? `${line.slice(0, longestWording - 1)}…` : line;
}

/** Different wordings, the first ones where there are too many. */
function merged(...texts) {
  const wordings = texts.flatMap(linesOf).map(oneLine);
  return [...new Set(wordings)].slice(0, mostWordings).join('\n');
}

/** A question that was asked before is counted, not listed again. */
async function countQuestion(strapi, params, next) {
  const { data } = params;
  const question = oneLine(`${data.question ?? ''}`);
  const key = data.key || keyOf(question);
  const asked = data.lastAsked ?? new Date();
  const known = await strapi.documents(questions).findFirst({ filters: { key } });
  if (!known) {
    const wordings = merged(data.wordings);
    params.data = { ...data, question, key, wordings, firstAsked: data.firstAsked ?? asked, lastAsked: asked };
    return next();
  }
  return strapi.documents(questions).update({
    documentId: known.documentId,
    data: {
      count: known.count + (data.count ?? 1),
      wordings: merged(known.wordings, question === known.question ? '' : question, data.wordings),
      lastAsked: asked,
      ...(data.reply ? { reply: data.reply } : {}),
    },
  });
}

function entryOf({ question, answer, wordings, category, tags, key }) {
  const others = linesOf(merged(wordings)).filter((wording) => wording !== question);
  return {
    question,
    answer: answer.trim(),
    category,
    tags,
    // An entry has at least one other wording; the words without case and signs are one.
    alternatives: (others.length ? others : [key]).join('\n'),
    topic: 'from-visitors',
  };
}

/** An answer that is written here becomes a published entry. */
async function answerQuestion(strapi, params, next) {
  const before = await strapi.documents(questions).findOne({ documentId: params.documentId });
  const after = { ...before, ...params.data };
  if (before?.entryNumber) {
    if ((after.answer ?? '') !== (before.answer ?? ''))
      throw new errors.ValidationError(`This has become the entry ${before.entryNumber}: change the answer there.`);
    return next();
  }
  if (!after.publish || !after.answer?.trim()) return next();
  return strapi.db.transaction(async () => {
    const entry = await strapi.documents(entries).create({ data: entryOf(after), status: 'published' });
    params.data = { ...params.data, state: 'answered', entryNumber: entry.number };
    return next();
  });
}

module.exports = { answerQuestion, countQuestion };
