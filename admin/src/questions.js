const { AsyncLocalStorage } = require('node:async_hooks');
const { errors } = require('@strapi/utils');
const { types, uidOf } = require('../description/index.js');
const { changeAnswer, changedTexts, createAnswer, maxWordings, oneLine, wordingsOf } = require('./answers.js');

const questions = uidOf('unanswered-question');
const answers = 'knowledge-entry';

/** Whether the site changes a question: it adds no wordings to a published answer, staff do. */
const bySite = new AsyncLocalStorage();

function changeBySite(strapi, documentId, data) {
  return bySite.run(true, () => strapi.documents(questions).update({ documentId, data }));
}

/** The key under which questions that differ only in case and punctuation are merged. */
function keyOf(question) {
  return (question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').slice(0, 255);
}

/** What visitors wrote; only the first wordings if there are too many. */
function gathered(...texts) {
  return wordingsOf(...texts)
    .slice(0, maxWordings)
    .join('\n');
}

/** A repeated question is counted, not listed again. */
async function countQuestion(strapi, params, next) {
  const { data } = params;
  const question = oneLine(`${data.question ?? ''}`);
  const key = data.key || keyOf(question);
  const asked = data.lastAsked ?? new Date();
  const known = await strapi.documents(questions).findFirst({ filters: { key } });
  if (!known) {
    const wordings = gathered(data.wordings);
    params.data = { ...data, question, key, wordings, firstAsked: data.firstAsked ?? asked, lastAsked: asked };
    return next();
  }
  const changes = {
    count: known.count + (data.count ?? 1),
    wordings: gathered(known.wordings, question === known.question ? '' : question, data.wordings),
    lastAsked: asked,
    ...(data.reply ? { reply: data.reply } : {}),
  };
  return changeBySite(strapi, known.documentId, changes);
}

/** Whether the site rejects the answer that was made from a question. */
async function isRefused(strapi, { question, entryNumber: number }) {
  const answer = await strapi.documents(uidOf(answers)).findFirst({ filters: { number, question }, fields: [] });
  const filters = { kind: answers, document: answer?.documentId };
  return Boolean(answer && (await strapi.documents(uidOf('content-problem')).count({ filters })));
}

/**
 * An answer written here is published as an entry of the assistant. Later wordings are copied to it, and other changes
 * while the site rejects it.
 */
async function answerQuestion(strapi, params, next) {
  if (bySite.getStore()) return next();
  const before = await strapi.documents(questions).findOne({ documentId: params.documentId });
  const after = { ...before, ...params.data };
  if (before?.entryNumber) {
    const [changed] = changedTexts(before, after);
    if (changed && !(await isRefused(strapi, before))) {
      const { label } = types['unanswered-question'].fields[changed];
      const where = `‘Answer of the assistant’, number ${before.entryNumber}`;
      throw new errors.ValidationError(`This has an answer already (${where}): change ‘${label}’ there.`);
    }
    return strapi.db.transaction(async () => {
      await changeAnswer(strapi, before, after);
      return next();
    });
  }
  if (!after.publish || !after.answer?.trim()) return next();
  return strapi.db.transaction(async () => {
    const entry = await createAnswer(strapi, after);
    params.data = { ...params.data, state: 'answered', entryNumber: entry.number };
    return next();
  });
}

/** Closes the questions that a published answer has among its wordings: they were added to it, or asked in the meantime. */
async function closeQuestions(strapi, documentId) {
  const { number, question, alternatives } = await strapi.documents(uidOf(answers)).findOne({ documentId });
  const keys = wordingsOf(question, alternatives).map(keyOf);
  const filters = { state: 'new', entryNumber: { $null: true }, key: { $in: keys } };
  const closed = await strapi.documents(questions).findMany({ filters, fields: [], limit: -1 });
  for (const each of closed) await changeBySite(strapi, each.documentId, { state: 'answered', entryNumber: number });
}

/**
 * A question whose answer the site rejects counts as unanswered until that is fixed.
 * @param {readonly string[]} documents answers the site has begun or ceased to reject
 */
async function settleQuestions(strapi, documents, isRefusedNow) {
  const found = await strapi
    .documents(uidOf(answers))
    .findMany({ filters: { documentId: { $in: documents } }, fields: ['number'], limit: -1 });
  const [from, to] = isRefusedNow ? ['answered', 'new'] : ['new', 'answered'];
  const filters = { state: from, entryNumber: { $in: found.map(({ number }) => number) } };
  const settled = await strapi.documents(questions).findMany({ filters, fields: [], limit: -1 });
  for (const { documentId } of settled) await changeBySite(strapi, documentId, { state: to });
}

module.exports = { answerQuestion, closeQuestions, countQuestion, settleQuestions };
