const { errors } = require('@strapi/utils');
const { types, uidOf } = require('../description/index.js');
const { withDefaults } = require('./default-values.js');
const { leavePlace, publishPlace } = require('./categories.js');
const { occasionOf, wholeOf } = require('./contents.js');
const { withHint } = require('./hints.js');
const { markMessage } = require('./messages.js');
const { answerQuestion, closeQuestions, countQuestion } = require('./questions.js');
const { nextNumber } = require('./next-number.js');
const { publishUnscheduled } = require('./publish-unscheduled.js');
const { findFaults } = require('./rules.js');
const { searchInWords } = require('./search.js');
const { publishAndKeep, unpublishAndKeep } = require('./versions.js');

const nameOf = new Map(Object.keys(types).map((name) => [uidOf(name), name]));
const questions = uidOf('unanswered-question');
const leads = uidOf('lead');

/** Rejects in the panel what the site would reject at its next pull, while its author is still there. */
async function refuseFaults(strapi, name, documentId) {
  const draft = await wholeOf(strapi, name, documentId);
  const faults = draft ? await findFaults(strapi, name, draft) : [];
  if (faults.length === 0) return;
  throw new errors.ValidationError(faults.map(({ message }) => message).join('; '), {
    errors: faults.map(({ path, message }) => ({
      path,
      message: withHint(name, path, message),
      name: 'ValidationError',
    })),
  });
}

/** Deleting can't be undone, and what the site still sells has to be unpublished first. */
async function refuseLoss(strapi, uid, documentId) {
  const sold = await strapi.documents(uid).findOne({ documentId, status: 'published', fields: ['name'] });
  if (sold)
    throw new errors.ValidationError(
      `The site sells ‘${sold.name}’. Unpublish it instead: that takes it off the site, and it can come back. Deleting is for good, and only for what is not published.`,
    );
}

/** Hooks around every change of a document. */
function watchDocuments(strapi) {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const name = nameOf.get(uid);
    if (!name) return next();
    if (action === 'findMany' || action === 'count') context.params = searchInWords(name, params);
    const isNew = action === 'create' || action === 'clone';
    if (isNew || action === 'update') params.data = await withDefaults(strapi, name, params.data ?? {}, isNew);
    if (isNew) {
      if (types[name].fields.number && (action === 'clone' || params.data.number == null))
        params.data = { ...params.data, number: await nextNumber(strapi, name) };
      if (uid === questions && action === 'create') return countQuestion(strapi, params, next);
    }
    if (uid === leads && action === 'update') return markMessage(strapi, params, next);
    if (uid === questions && action === 'update') return answerQuestion(strapi, params, next);
    if (action === 'delete' && name === 'service') {
      await refuseLoss(strapi, uid, params.documentId);
      await leavePlace(strapi, params.documentId);
    }
    if (action === 'unpublish') return unpublishAndKeep(strapi, name, params, next);
    if (action !== 'publish') return next();
    const published = await publishUnscheduled(strapi, name, params.documentId, async () => {
      // Data written by scripts comes from the repository, which has its own checks.
      if (strapi.requestContext.get() || occasionOf() === 'set') await refuseFaults(strapi, name, params.documentId);
      return publishAndKeep(strapi, name, params, next);
    });
    if (name === 'service') await publishPlace(strapi, params.documentId);
    if (name === 'knowledge-entry') await closeQuestions(strapi, params.documentId);
    return published;
  });
}

module.exports = { refuseFaults, watchDocuments };
