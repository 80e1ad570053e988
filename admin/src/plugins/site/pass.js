const { askSite } = require('../../site/ask-site.js');

/** Answers with what the site says, or with the sentence that says why it says nothing. */
async function pass(ctx, question) {
  try {
    ctx.body = await askSite(strapi, question);
  } catch (error) {
    ctx.badRequest(error.message);
  }
}

module.exports = { pass };
