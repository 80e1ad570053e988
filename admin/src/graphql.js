const { ownNames, uidOf } = require('../description/index.js');
const { linesOf } = require('./lists.js');
const { settleQuestions } = require('./questions.js');

/** Numbers of sub-categories start here, plus the number of their service, as in `catalogue/category-list.ts`. */
const firstSubCategory = 11;

const services = 'api::service.service';
const problems = 'api::content-problem.content-problem';
const leads = 'api::lead.lead';

async function subCategories(strapi, category) {
  const slugs = linesOf(category.services);
  const found = await strapi.documents(services).findMany({
    status: 'published',
    filters: { slug: { $in: slugs } },
    fields: ['slug', 'shortName', 'number'],
  });
  const bySlug = new Map(found.map((service) => [service.slug, service]));
  return slugs.flatMap((slug) => {
    const service = bySlug.get(slug);
    return service ? [{ id: `${firstSubCategory + service.number}`, name: service.shortName, url: slug }] : [];
  });
}

/** The answers of the assistant among problems. */
const answersIn = (found) =>
  new Set(found.flatMap(({ kind, document }) => (kind === 'knowledge-entry' && document ? [document] : [])));

/** Problems of the site's last pull; they replace the previous ones. */
async function replaceProblems(strapi, reported) {
  const documents = strapi.documents(problems);
  const keyOf = ({ type, record, reason, meanwhile, document, field }) =>
    JSON.stringify([type, record, reason, meanwhile ?? null, document ?? null, field ?? null]);
  const known = new Map((await documents.findMany({ limit: 5000 })).map((each) => [keyOf(each), each]));
  const wanted = new Map(reported.map((each) => [keyOf(each), each]));
  for (const [key, { documentId }] of known) if (!wanted.has(key)) await documents.delete({ documentId });
  for (const [key, data] of wanted)
    if (!known.has(key)) await documents.create({ data: { ...data, firstSeen: new Date() } });
  const [before, now] = [answersIn([...known.values()]), answersIn(reported)];
  await settleQuestions(strapi, [...now.difference(before)], true);
  await settleQuestions(strapi, [...before.difference(now)], false);
  return wanted.size;
}

/** The status of a message set outside the panel. */
async function markLead(strapi, reference, state) {
  const found = await strapi.documents(leads).findFirst({ filters: { reference } });
  if (found) await strapi.documents(leads).update({ documentId: found.documentId, data: { state } });
  return Boolean(found);
}

/** Extends Strapi's generated schema: categories in the shape the site expects, and a report of all problems. */
function extendGraphql(strapi) {
  const extension = strapi.plugin('graphql').service('extension');
  for (const name of ownNames) extension.shadowCRUD(uidOf(name)).disable();
  extension.use(({ nexus }) => ({
    types: [
      nexus.objectType({
        name: 'SubCategory',
        definition(t) {
          t.nonNull.id('id');
          t.nonNull.string('name');
          t.nonNull.string('url');
        },
      }),
      nexus.objectType({
        name: 'CategoryAttributes',
        definition(t) {
          t.nonNull.string('name');
          t.nonNull.string('shortName');
          t.nonNull.string('url', { resolve: ({ page }) => page });
          t.nonNull.string('icon');
          t.nonNull.string('sid');
          t.nonNull.list.nonNull.field('subCategories', {
            type: 'SubCategory',
            resolve: (category) => subCategories(strapi, category),
          });
        },
      }),
      nexus.extendType({
        type: 'Category',
        definition(t) {
          t.nonNull.id('id', { resolve: ({ number }) => `${number}` });
          t.nonNull.field('attributes', { type: 'CategoryAttributes', resolve: (category) => category });
        },
      }),
      nexus.extendType({
        type: 'Query',
        definition(t) {
          t.nonNull.field('currentTime', { type: 'DateTime', resolve: () => new Date() });
        },
      }),
      nexus.inputObjectType({
        name: 'ReportedProblem',
        definition(t) {
          t.nonNull.string('type');
          t.nonNull.string('record');
          t.nonNull.string('reason');
          t.string('meanwhile');
          t.string('kind');
          t.string('document');
          t.string('field');
        },
      }),
      nexus.extendType({
        type: 'Mutation',
        definition(t) {
          t.nonNull.int('reportContentProblems', {
            args: { problems: nexus.nonNull(nexus.list(nexus.nonNull('ReportedProblem'))) },
            resolve: (_, { problems: reported }) => replaceProblems(strapi, reported),
          });
          t.nonNull.boolean('markLead', {
            args: { reference: nexus.nonNull('String'), state: nexus.nonNull('ENUM_LEAD_STATE') },
            resolve: (_, { reference, state }) => markLead(strapi, reference, state),
          });
        },
      }),
    ],
    resolversConfig: {
      // Anyone who may read content may read the clock.
      'Query.currentTime': { auth: { scope: ['api::company.company.find'] } },
      'Mutation.markLead': { auth: { scope: [`${leads}.create`] } },
      'Mutation.reportContentProblems': { auth: { scope: [`${problems}.create`] } },
    },
  }));
}

module.exports = { extendGraphql };
