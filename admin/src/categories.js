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

/** Takes a service into a list of services, at its end, or out of it. */
function placed(services, slug, isIn) {
  const others = linesOf(services).filter((each) => each !== slug);
  return (isIn ? [...others, slug] : others).join('\n');
}

/** The categories in the order of the menu, and whether a service stands in each as they were last saved. */
async function categoriesOf(strapi, id) {
  const slug = await slugOf(strapi, id);
  return (await findAll(strapi)).map(({ documentId, name, services }) => ({
    id: documentId,
    name,
    isIn: linesOf(services).includes(slug),
  }));
}

/** Puts a service into one category, as a draft: visitors see it there when the service is published. */
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
  return categoriesOf(strapi, id);
}

/** A service that is published takes its place in the menu with it, and nothing else that is not published yet. */
async function publishPlace(strapi, id) {
  const slug = await slugOf(strapi, id);
  for (const { documentId, services } of await findAll(strapi)) {
    const published = await contentOf(strapi, 'category', documentId, 'published');
    const isIn = linesOf(services).includes(slug);
    if (!published || linesOf(published.services).includes(slug) === isIn) continue;
    const content = { ...published, services: placed(published.services, slug, isIn) };
    await publishInstead(strapi, 'category', documentId, content);
  }
}

/** A service that goes off the site leaves the menu with it. */
async function leavePlace(strapi, id) {
  const slug = await slugOf(strapi, id);
  for (const { documentId } of await findAll(strapi)) {
    const published = await contentOf(strapi, 'category', documentId, 'published');
    if (!published || !linesOf(published.services).includes(slug)) continue;
    const content = { ...published, services: placed(published.services, slug, false) };
    await publishInstead(strapi, 'category', documentId, content);
  }
}

module.exports = { categoriesOf, leavePlace, publishPlace, setCategory };
