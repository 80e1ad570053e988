const { types, uidOf } = require('../../../description/index.js');
const { retentionDays } = require('../../messages.js');
const { scheduleOf, setSchedule } = require('../../schedule.js');
const { documentState, draftRefusals, isContent } = require('../../site/document-state.js');
const { putBack, versionsOf } = require('../../versions.js');
const { tryWordings } = require('../../site/try-wordings.js');

const idPattern = /^[a-z0-9]{1,40}$/;
const answers = 'knowledge-entry';
const mostTyped = 12;

function mayRead(ctx, type) {
  return ctx.state.userAbility.can('plugin::content-manager.explorer.read', uidOf(type));
}

/** Runs what is asked about a document that the member of staff may read. */
const aboutDocument = (find) => async (ctx) => {
  const { type, id } = ctx.params;
  if (!isContent(type) || !idPattern.test(id)) return ctx.notFound();
  if (!mayRead(ctx, type)) return ctx.forbidden();
  ctx.body = await find(strapi, type, id);
};

/** The questions that were typed, or nothing where they are no questions. */
function typedIn({ questions }) {
  const { maxLength, minLength } = types[answers].fields.question.attribute;
  const isQuestion = (each) => typeof each === 'string' && each.length >= minLength && each.length <= maxLength;
  const fits = Array.isArray(questions) && questions.length > 0 && questions.length <= mostTyped;
  return fits && questions.every(isQuestion) ? questions : undefined;
}

async function wordings(ctx) {
  const { id } = ctx.params;
  const typed = typedIn(ctx.request.body ?? {});
  if (!idPattern.test(id)) return ctx.notFound();
  if (!mayRead(ctx, answers)) return ctx.forbidden();
  if (!typed) return ctx.badRequest(`Try 1 to ${mostTyped} questions at once, of ordinary length.`);
  try {
    ctx.body = await tryWordings(strapi, id, typed);
  } catch (error) {
    ctx.badRequest(error.message);
  }
}

async function schedule(ctx) {
  const { type, id } = ctx.params;
  const { change, at } = ctx.request.body ?? {};
  if (!isContent(type) || !idPattern.test(id)) return ctx.notFound();
  if (!ctx.state.userAbility.can('plugin::content-manager.explorer.publish', uidOf(type))) return ctx.forbidden();
  ctx.body = await setSchedule(strapi, { type, id, change, at });
}

async function returnTo(ctx) {
  const { type, id, version } = ctx.params;
  if (!isContent(type) || !idPattern.test(id) || !idPattern.test(version)) return ctx.notFound();
  if (!ctx.state.userAbility.can('plugin::content-manager.explorer.update', uidOf(type))) return ctx.forbidden();
  await putBack(strapi, type, id, version);
  ctx.body = {};
}

async function retention(ctx) {
  if (!mayRead(ctx, 'lead')) return ctx.forbidden();
  ctx.body = { days: (await retentionDays(strapi)) ?? 0 };
}

const route = (method, path, handler) => ({
  method,
  path,
  handler,
  config: { policies: ['admin::isAuthenticatedAdmin'] },
});

/** What the panel asks of the site; the browser has no other way to it. */
module.exports = {
  controllers: {
    documents: { state: aboutDocument(documentState), check: aboutDocument(draftRefusals), wordings },
    messages: { retention },
    schedule: { find: aboutDocument(scheduleOf), set: schedule },
    versions: { find: aboutDocument(versionsOf), putBack: returnTo },
  },
  routes: {
    admin: {
      type: 'admin',
      routes: [
        route('GET', '/state/:type/:id', 'documents.state'),
        route('GET', '/check/:type/:id', 'documents.check'),
        route('POST', '/wordings/:id', 'documents.wordings'),
        route('GET', '/schedule/:type/:id', 'schedule.find'),
        route('PUT', '/schedule/:type/:id', 'schedule.set'),
        route('GET', '/versions/:type/:id', 'versions.find'),
        route('POST', '/versions/:type/:id/:version', 'versions.putBack'),
        route('GET', '/retention', 'messages.retention'),
      ],
    },
  },
};
