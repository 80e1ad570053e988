const { contentNames } = require('../../../description/index.js');
const { latestOf } = require('../../versions.js');
const { forward } = require('./forward.js');
const { may } = require('./rights.js');

/** Actions of staff on the whole site. */
const changes = ['restore-previous', 'resume'];

const readsContent = (ctx) => contentNames.some((type) => may(ctx, 'read', type));
const publishesContent = (ctx) => contentNames.every((type) => may(ctx, 'publish', type));

async function figures(ctx) {
  // Anyone who answers questions writes texts, too.
  if (!readsContent(ctx) && !may(ctx, 'update', 'unanswered-question')) return ctx.forbidden();
  await forward(ctx, { about: 'figures' });
}

const maxOnTheWay = 12;

/** What the site shows, and what was published since. */
async function release(ctx) {
  if (!readsContent(ctx)) return ctx.forbidden();
  await forward(ctx, { about: 'release' });
  const { readAt } = ctx.body ?? {};
  if (!readAt) return;
  const readable = contentNames.filter((type) => may(ctx, 'read', type));
  const later = await latestOf(strapi, readable, maxOnTheWay, readAt);
  ctx.body = { ...ctx.body, onTheWay: [...new Set(later.map(({ record }) => record))] };
}

async function changeRelease(ctx) {
  const { change } = ctx.request.body ?? {};
  if (!publishesContent(ctx)) return ctx.forbidden();
  if (!changes.includes(change)) return ctx.badRequest('There is no such change.');
  await forward(ctx, { about: change });
}

/** As many days as the plots on the first page show. */
const countedDays = 30;

async function visits(ctx) {
  if (!publishesContent(ctx)) return ctx.forbidden();
  await forward(ctx, { about: 'visits', days: countedDays });
}

module.exports = { changeRelease, figures, release, visits };
