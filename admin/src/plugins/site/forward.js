const { askSite } = require('../../site/ask-site.js');

/** Responds with the site's answer, or with a sentence that explains why there is none. */
async function forward(ctx, question) {
  try {
    ctx.body = await askSite(strapi, question);
  } catch (error) {
    ctx.badRequest(error.message);
  }
}

module.exports = { forward };
