const { uidOf } = require('../../description/index.js');
const { linesOf } = require('../lists.js');
const { askSite } = require('./ask-site.js');

const questions = uidOf('unanswered-question');
const answers = 'knowledge-entry';
/** How many questions the site accepts at once, besides those staff type. */
const maxAsked = 30;

/** Unanswered questions of visitors, most frequent first. */
async function asked(strapi) {
  const found = await strapi.documents(questions).findMany({
    filters: { state: 'new' },
    sort: 'count:desc',
    fields: ['question', 'wordings'],
    limit: maxAsked,
  });
  return [...new Set(found.flatMap(({ question, wordings }) => [question, ...linesOf(wordings)]))].slice(0, maxAsked);
}

/**
 * Which answer each question gets, now and with a document as last saved. If that is an answer itself: whether it is
 * that one, and which unanswered questions come close to it without finding it.
 */
async function tryWordings(strapi, type, id, typed) {
  const ask = (all) => askSite(strapi, { about: 'wordings', type, id, questions: all });
  if (type !== answers) return { tried: await ask(typed), missed: [] };
  const { number } = await strapi.documents(uidOf(answers)).findOne({ documentId: id, fields: ['number'] });
  const open = (await asked(strapi)).filter((question) => !typed.includes(question));
  const tried = await ask([...typed, ...open]);
  const isOwn = ({ id: found }) => found === `${number}`;
  return {
    tried: tried.slice(0, typed.length).map(({ question, now, withDraft }) => ({
      question,
      now,
      withDraft,
      isFoundNow: isOwn(now),
      isFound: isOwn(withDraft),
    })),
    missed: tried
      .slice(typed.length)
      .filter(({ withDraft }) => !isOwn(withDraft) && withDraft.near.includes(`${number}`))
      .map(({ question }) => question),
  };
}

module.exports = { tryWordings };
