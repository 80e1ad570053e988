const { uidOf } = require('../../../description/index.js');

/** Whether the member of staff has a permission for documents of a type: 'read', 'update', 'publish'. */
function may(ctx, right, type) {
  return ctx.state.userAbility.can(`plugin::content-manager.explorer.${right}`, uidOf(type));
}

module.exports = { may };
