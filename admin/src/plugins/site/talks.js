const { reply, talkOf } = require('../../talks.js');
const { may } = require('./rights.js');

const documentPattern = /^[a-z0-9]{1,40}$/;
const messagePattern = /^[\w-]{16,64}$/;
const maxTextLength = 5000;

/** Responds with the talk, or with a sentence that explains why there is none. */
async function answerWith(ctx, find) {
  try {
    const talk = await find();
    if (!talk) return ctx.notFound();
    ctx.body = talk;
  } catch (error) {
    ctx.badRequest(error.message);
  }
}

async function read(ctx) {
  const { id } = ctx.params;
  if (!documentPattern.test(id)) return ctx.notFound();
  if (!may(ctx, 'read', 'lead')) return ctx.forbidden();
  await answerWith(ctx, () => talkOf(strapi, id));
}

async function say(ctx) {
  const { id } = ctx.params;
  const { id: messageId, text } = ctx.request.body ?? {};
  if (!documentPattern.test(id)) return ctx.notFound();
  if (!may(ctx, 'update', 'lead')) return ctx.forbidden();
  if (!messagePattern.test(`${messageId}`)) return ctx.badRequest('Send it once more.');
  if (typeof text !== 'string' || text.trim() === '') return ctx.badRequest('Write something first.');
  if (text.length > maxTextLength) return ctx.badRequest(`Write at most ${maxTextLength} characters.`);
  // Visitors see who replies; the first name is enough.
  const name = `${ctx.state.user.firstname ?? ''}`.slice(0, 60);
  await answerWith(ctx, () => reply(strapi, id, { id: messageId, text, name }));
}

module.exports = { read, say };
