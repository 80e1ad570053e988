const { AsyncLocalStorage } = require('node:async_hooks');
const { errors } = require('@strapi/utils');
const { types, uidOf } = require('../description/index.js');
const { changeWordings, createAnswer, mostWordings, oneLine, wordingsOf } = require('./answers.js');

const questions = uidOf('unanswered-question');
/** What staff change in the answer itself, once it exists. */
const ofAnswer = ['question', 'answer', 'category', 'tags'];

/** Whether a question is only counted: visitors don't add wordings to a published answer, staff do. */
const counting = new AsyncLocalStorage();

/** The key under which questions that differ only in case and punctuation are merged. */
function keyOf(question) {
  return (question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').slice(0, 255);
}

/** What visitors wrote; only the first wordings if there are too many. */
function gathered(...texts) {
  return wordingsOf(...texts)
    .slice(0, mostWordings)
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
  return counting.run(true, () => strapi.documents(questions).update({ documentId: known.documentId, data: changes }));
}

/** An answer written here is published as an entry of the assistant. Later wordings are copied to it. */
async function answerQuestion(strapi, params, next) {
  if (counting.getStore()) return next();
  const before = await strapi.documents(questions).findOne({ documentId: params.documentId });
  const after = { ...before, ...params.data };
  if (before?.entryNumber) {
    const changed = ofAnswer.find((name) => (after[name] ?? '') !== (before[name] ?? ''));
    if (changed) {
      const { label } = types['unanswered-question'].fields[changed];
      const where = `‘Answer of the assistant’, number ${before.entryNumber}`;
      throw new errors.ValidationError(`This has an answer already (${where}): change ‘${label}’ there.`);
    }
    return strapi.db.transaction(async () => {
      await changeWordings(strapi, before.entryNumber, before.wordings, after.wordings);
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

module.exports = { answerQuestion, countQuestion };
