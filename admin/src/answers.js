const { errors } = require('@strapi/utils');
const { types, uidOf } = require('../description/index.js');
const { linesOf } = require('./lists.js');

const entries = uidOf('knowledge-entry');
const maxWordingLength = types['knowledge-entry'].fields.question.attribute.maxLength;
const maxWordings = types['knowledge-entry'].fields.alternatives.list.max;

function oneLine(text) {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > maxWordingLength ? `${line.slice(0, maxWordingLength - 1)}…` : line;
}

/** Distinct wordings, each on one line. */
function wordingsOf(...texts) {
  return [...new Set(texts.flatMap(linesOf).map(oneLine))];
}

/** What staff write is accepted or rejected, never truncated. */
function refuseTooMany(wordings) {
  if (wordings.length > maxWordings)
    throw new errors.ValidationError(
      `An answer has at most ${maxWordings} other wordings, and these are ${wordings.length}: delete some.`,
    );
}

/** The published answer made from a visitor's question. Publishing separately keeps a version of it. */
async function createAnswer(strapi, { question, answer, wordings, category, tags, key }) {
  const others = wordingsOf(wordings).filter((wording) => wording !== question);
  refuseTooMany(others);
  const data = {
    question,
    answer: answer.trim(),
    category,
    tags,
    // An answer needs at least one other wording. Texts that differ only in case and punctuation count as one.
    alternatives: (others.length ? others : [key]).join('\n'),
    topic: 'from-visitors',
  };
  const answered = await strapi.documents(entries).create({ data });
  await strapi.documents(entries).publish({ documentId: answered.documentId });
  return answered;
}

/** An answer's wordings with those that were added to its question, and without those that were deleted there. */
function wordingsAfter(answer, added, deleted) {
  const kept = wordingsOf(answer.alternatives).filter((wording) => !deleted.includes(wording));
  const alternatives = wordingsOf(kept.join('\n'), added.join('\n')).filter((wording) => wording !== answer.question);
  refuseTooMany(alternatives);
  if (alternatives.length === 0)
    throw new errors.ValidationError('An answer has at least one other wording: keep one of these.');
  return alternatives.join('\n');
}

/** What a question and its answer have in common. */
const texts = ['question', 'answer', 'category', 'tags'];

/** The texts of an answered question that were changed. */
const changedTexts = (before, after) => texts.filter((name) => (after[name] ?? '') !== (before[name] ?? ''));

/** Brings what was changed in an answered question to its answer. */
async function changeAnswer(strapi, before, after) {
  const number = before.entryNumber;
  const [had, has] = [wordingsOf(before.wordings), wordingsOf(after.wordings)];
  const added = has.filter((wording) => !had.includes(wording));
  const deleted = had.filter((wording) => !has.includes(wording));
  const changed = changedTexts(before, after);
  if (added.length + deleted.length + changed.length === 0) return;
  const answer = await strapi.documents(entries).findFirst({ filters: { number } });
  if (!answer)
    throw new errors.ValidationError(
      `The answer number ${number} that this became was deleted, so it can't get other wordings.`,
    );
  const { documentId } = answer;
  const data = Object.fromEntries(changed.map((name) => [name, after[name]]));
  if (added.length + deleted.length > 0) data.alternatives = wordingsAfter({ ...answer, ...data }, added, deleted);
  const isShown = await strapi.documents(entries).findFirst({ filters: { number }, status: 'published' });
  await strapi.documents(entries).update({ documentId, data });
  if (isShown) await strapi.documents(entries).publish({ documentId });
}

module.exports = { changeAnswer, changedTexts, createAnswer, maxWordings, oneLine, wordingsOf };
