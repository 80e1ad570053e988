const { contentNames, types } = require('../../../description/index.js');
const { categoriesOf, setCategory } = require('../../categories.js');
const { scheduleOf, setSchedule } = require('../../schedule.js');
const { answerState } = require('../../site/answer-state.js');
const { documentState, draftRefusals, isContent } = require('../../site/document-state.js');
const { marksOf } = require('../../site/marks.js');
const { tryWordings } = require('../../site/try-wordings.js');
const { latestOf, putBack, versionsOf } = require('../../versions.js');
const { may } = require('./rights.js');

const idPattern = /^[a-z0-9]{1,40}$/;
/** What questions are tried with. */
const tried = ['knowledge-entry', 'service'];
const maxTyped = 12;

/** Performs an action on a document if the member of staff has the permission. */
const about = (right, find, own) => async (ctx) => {
  const { type = own, id } = ctx.params;
  if (!isContent(type) || !idPattern.test(id)) return ctx.notFound();
  if (!may(ctx, right, type)) return ctx.forbidden();
  ctx.body = await find(strapi, type, id, ctx);
};

async function marks(ctx) {
  const { type } = ctx.params;
  if (!isContent(type)) return ctx.notFound();
  if (!may(ctx, 'read', type)) return ctx.forbidden();
  ctx.body = await marksOf(strapi, type);
}

const maxLatest = 5;

/** What was last published or unpublished, among what the member of staff may read. */
async function latest(ctx) {
  const readable = contentNames.filter((type) => may(ctx, 'read', type));
  const results = await latestOf(strapi, readable, maxLatest);
  ctx.body = { results, pagination: { total: results.length } };
}

/** The questions that were typed, or undefined if they are invalid. */
function typedIn({ questions }) {
  const { maxLength, minLength } = types['knowledge-entry'].fields.question.attribute;
  const isQuestion = (each) => typeof each === 'string' && each.length >= minLength && each.length <= maxLength;
  const fits = Array.isArray(questions) && questions.length > 0 && questions.length <= maxTyped;
  return fits && questions.every(isQuestion) ? questions : undefined;
}

async function wordings(ctx) {
  const { type, id } = ctx.params;
  const typed = typedIn(ctx.request.body ?? {});
  if (!tried.includes(type) || !idPattern.test(id)) return ctx.notFound();
  if (!may(ctx, 'read', type)) return ctx.forbidden();
  if (!typed) return ctx.badRequest(`Try 1 to ${maxTyped} questions at once, of ordinary length.`);
  try {
    ctx.body = await tryWordings(strapi, type, id, typed);
  } catch (error) {
    ctx.badRequest(error.message);
  }
}

async function answer(ctx) {
  const { id } = ctx.params;
  if (!idPattern.test(id)) return ctx.notFound();
  if (!may(ctx, 'read', 'unanswered-question')) return ctx.forbidden();
  ctx.body = await answerState(strapi, id);
}

async function chooseCategory(ctx) {
  const { id } = ctx.params;
  const { category } = ctx.request.body ?? {};
  if (!idPattern.test(id)) return ctx.notFound();
  if (!may(ctx, 'update', 'category')) return ctx.forbidden();
  ctx.body = await setCategory(strapi, id, `${category}`);
}

async function returnTo(host, type, id, ctx) {
  const { version } = ctx.params;
  if (idPattern.test(version)) await putBack(host, type, id, version);
  return {};
}

function scheduleAs(host, type, id, ctx) {
  const { change, at } = ctx.request.body ?? {};
  return setSchedule(host, { type, id, change, at, user: ctx.state.user });
}

module.exports = {
  answer,
  categories: about('read', (host, _, id) => categoriesOf(host, id), 'service'),
  check: about('read', draftRefusals),
  chooseCategory,
  latest,
  marks,
  putBack: about('update', returnTo),
  schedule: about('read', scheduleOf),
  setSchedule: about('publish', scheduleAs),
  state: about('read', documentState),
  versions: about('read', versionsOf),
  wordings,
};
