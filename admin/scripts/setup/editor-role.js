const { contentNames, inboxNames, uidOf } = require('../../description/index.js');

const explorer = 'plugin::content-manager.explorer';
const edit = ['create', 'read', 'update', 'delete', 'publish'];

/** What an editor may do with what the site hands in; problems go when they are mended. */
const inboxRights = {
  lead: ['read', 'update', 'delete'],
  'unanswered-question': ['read', 'update', 'delete'],
  'content-problem': ['read'],
};

const pictures = ['read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link'];

function rights(strapi) {
  const allActions = strapi.service('admin::permission').actionProvider.values();
  const actions = allActions.filter(({ section }) => section === 'contentTypes');
  const allowed = new Set([
    ...contentNames.flatMap((name) => edit.map((right) => `${explorer}.${right} ${uidOf(name)}`)),
    ...inboxNames.flatMap((name) => inboxRights[name].map((right) => `${explorer}.${right} ${uidOf(name)}`)),
  ]);
  const onContent = strapi
    .service('admin::content-type')
    .getPermissionsWithNestedFields(actions)
    .filter(({ action, subject }) => allowed.has(`${action} ${subject}`));
  return [...onContent, ...pictures.map((right) => ({ action: `plugin::upload.${right}` }))];
}

/** Editors edit content and work through what comes in, and nothing else. Authors, who see only their own, are not needed. */
async function limitRoles(strapi) {
  const roles = strapi.service('admin::role');
  const editor = await roles.findOne({ code: 'strapi-editor' });
  if (editor) {
    await roles.assignPermissions(editor.id, rights(strapi));
    const description = 'Edits and publishes everything the site says, and works through messages and questions.';
    if (editor.description !== description) await roles.update({ id: editor.id }, { name: editor.name, description });
  }
  const author = await roles.findOne({ code: 'strapi-author' });
  if (author && (await roles.getUsersCount(author.id)) === 0) await roles.deleteByIds([author.id]);
}

module.exports = { limitRoles };
