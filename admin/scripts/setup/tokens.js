const { contentNames, handedIn, types } = require('../../description/index.js');
const { readVariables, writeVariables } = require('../environment-file.js');

const actions = (names, kinds) => names.flatMap((name) => kinds(name).map((kind) => `api::${name}.${name}.${kind}`));

/** Permissions of the site, by the setting that contains its token. */
const siteTokens = {
  ADMIN_TOKEN: {
    name: 'site',
    description: 'The website reads published content with it.',
    permissions: actions(contentNames, (name) => (types[name].single ? ['find'] : ['find', 'findOne'])),
  },
  ADMIN_INBOX_TOKEN: {
    name: 'site-inbox',
    description: 'The website hands in messages, questions and problems with it. It reads nothing.',
    permissions: actions(handedIn, () => ['create']),
  },
};

function sameRights(present, wanted) {
  return JSON.stringify(present.map(({ action }) => action).sort()) === JSON.stringify([...wanted].sort());
}

/**
 * Strapi creates these two at its first start: one reads everything, the other may do everything, and neither expires.
 */
async function revokeDefaults(strapi, service) {
  const where = { name: { $in: ['Full Access', 'Read Only'] } };
  for (const { id } of await strapi.db.query('admin::api-token').findMany({ where })) await service.revoke(id);
}

/** Creates the site's tokens, unless the environment file has them with the right permissions. */
async function makeTokens(strapi) {
  const service = strapi.service('admin::api-token');
  await revokeDefaults(strapi, service);
  const variables = readVariables();
  for (const [variable, { name, description, permissions }] of Object.entries(siteTokens)) {
    const former = await strapi.db.query('admin::api-token').findOne({ where: { name }, populate: ['permissions'] });
    const known = former && former.accessKey === service.hash(variables[variable] ?? '');
    if (known && sameRights(former.permissions, permissions)) continue;
    if (former) await service.revoke(former.id);
    const token = { kind: 'content-api', name, description, type: 'custom', permissions, lifespan: null };
    writeVariables({ [variable]: (await service.create(token)).accessKey });
  }
}

module.exports = { makeTokens };
