const { errors } = require('@strapi/utils');
const { uidOf } = require('../description/index.js');
const { contentOf, publishInstead } = require('./contents.js');
const { linesOf } = require('./lists.js');

const categories = uidOf('category');

async function slugOf(strapi, id) {
  const service = await strapi.documents(uidOf('service')).findOne({ documentId: id, fields: ['slug'] });
  if (!service) throw new errors.NotFoundError('It has been deleted.');
  return service.slug;
}

const findAll = (strapi) => strapi.documents(categories).findMany({ sort: 'position:asc', limit: -1 });

/** Appends a service to a list of services, or removes it. */
function placed(services, slug, isIn) {
  const others = linesOf(services).filter((each) => each !== slug);
  return (isIn ? [...others, slug] : others).join('\n');
}

/** The categories in menu order, and whether each contains a service as last saved. */
async function categoriesOf(strapi, id) {
  const slug = await slugOf(strapi, id);
  return (await findAll(strapi)).map(({ documentId, name, services }) => ({
    id: documentId,
    name,
    isIn: linesOf(services).includes(slug),
  }));
}

/** A service whose category was chosen counts as changed. Otherwise Strapi wouldn't let staff publish it. */
const makePublishable = (strapi, id) => strapi.documents(uidOf('service')).update({ documentId: id, data: {} });

/** Moves a service to a category, as a draft. Visitors see it there once the service is published. */
async function setCategory(strapi, id, chosen) {
  const slug = await slugOf(strapi, id);
  if (!slug) throw new errors.ValidationError('Give it an end of its address first, and save.');
  const all = await findAll(strapi);
  if (!all.some(({ documentId }) => documentId === chosen))
    throw new errors.ValidationError('There is no such category.');
  for (const { documentId, services } of all) {
    const isIn = documentId === chosen;
    if (linesOf(services).includes(slug) === isIn) continue;
    await strapi.documents(categories).update({ documentId, data: { services: placed(services, slug, isIn) } });
  }
  await makePublishable(strapi, id);
  return categoriesOf(strapi, id);
}

/** A published list of services with another one, after those that it follows in the draft. */
function placedAsIn(draft, published, slug) {
  const order = linesOf(draft);
  const before = new Set(order.slice(0, order.indexOf(slug)));
  const others = linesOf(published);
  const at = others.findLastIndex((each) => before.has(each)) + 1;
  return others.toSpliced(at, 0, slug).join('\n');
}

/** Publishing a service also publishes its position in the menu, but no other draft changes of the category. */
async function publishPlace(strapi, id) {
  const slug = await slugOf(strapi, id);
  for (const { documentId, services } of await findAll(strapi)) {
    const published = await contentOf(strapi, 'category', documentId, 'published');
    const isIn = linesOf(services).includes(slug);
    if (!published || linesOf(published.services).includes(slug) === isIn) continue;
    const list = isIn ? placedAsIn(services, published.services, slug) : placed(published.services, slug, false);
    await publishInstead(strapi, 'category', documentId, { ...published, services: list });
  }
}

/**
 * A service that is deleted leaves its category. One that is unpublished stays listed there: the site leaves out what
 * isn't published, and shows it in its place once it is published again.
 */
async function leavePlace(strapi, id) {
  const slug = await slugOf(strapi, id);
  const without = (services) => placed(services, slug, false);
  for (const { documentId } of await findAll(strapi)) {
    const published = await contentOf(strapi, 'category', documentId, 'published');
    if (linesOf(published?.services).includes(slug))
      await publishInstead(strapi, 'category', documentId, { ...published, services: without(published.services) });
    const { services } = await contentOf(strapi, 'category', documentId);
    if (linesOf(services).includes(slug))
      await strapi.documents(categories).update({ documentId, data: { services: without(services) } });
  }
}

module.exports = { categoriesOf, leavePlace, publishPlace, setCategory };
