const { contentNames, uidOf } = require('../../description/index.js');
const { roles: described } = require('../../description/roles.js');

const explorer = 'plugin::content-manager.explorer';

function rights(strapi, { content, inbox, pictures }) {
  const allActions = strapi.service('admin::permission').actionProvider.values();
  const actions = allActions.filter(({ section }) => section === 'contentTypes');
  const allowed = new Set([
    ...contentNames.flatMap((name) => content.map((right) => `${explorer}.${right} ${uidOf(name)}`)),
    ...Object.entries(inbox).flatMap(([name, own]) => own.map((right) => `${explorer}.${right} ${uidOf(name)}`)),
  ]);
  const onContent = strapi
    .service('admin::content-type')
    .getPermissionsWithNestedFields(actions)
    .filter(({ action, subject }) => allowed.has(`${action} ${subject}`));
  return [...onContent, ...pictures.map((right) => ({ action: `plugin::upload.${right}` }))];
}

/** The roles of staff. Strapi's Author, who sees only their own content, isn't one of them. */
async function makeRoles(strapi) {
  const roles = strapi.service('admin::role');
  for (const role of described) {
    const { code, name, description } = role;
    const known = (await roles.findOne({ code })) ?? (await roles.create({ code, name, description }));
    await roles.assignPermissions(known.id, rights(strapi, role));
    if (known.description !== description) await roles.update({ id: known.id }, { name: known.name, description });
  }
  const author = await roles.findOne({ code: 'strapi-author' });
  if (author && (await roles.getUsersCount(author.id)) === 0) await roles.deleteByIds([author.id]);
}

module.exports = { makeRoles };
