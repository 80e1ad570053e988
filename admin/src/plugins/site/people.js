const { openInvitations } = require('../../invitations.js');
const { retentionDays } = require('../../messages.js');
const { may } = require('./rights.js');

async function retention(ctx) {
  if (!may(ctx, 'read', 'lead')) return ctx.forbidden();
  ctx.body = { days: (await retentionDays(strapi)) ?? 0 };
}

async function invitations(ctx) {
  if (!ctx.state.userAbility.can('admin::users.create')) return ctx.forbidden();
  ctx.body = await openInvitations(strapi, strapi.config.get('server.url') || ctx.request.origin);
}

module.exports = { invitations, retention };
