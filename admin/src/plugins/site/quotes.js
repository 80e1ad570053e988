const { forward } = require('./forward.js');
const { may } = require('./rights.js');

const numberPattern = /^[A-Z0-9-]{1,20}$/;

/** Actions of staff on a quote, as requested from the site. */
const changes = {
  withdraw: (number) => ({ about: 'quote-withdrawn', number }),
  extend: (number, until) => ({ about: 'quote-extended', number, until }),
};

/** Quotes can be read and changed by those who answer messages, because an accepted quote becomes one. */
async function list(ctx) {
  if (!may(ctx, 'read', 'lead')) return ctx.forbidden();
  await forward(ctx, { about: 'quotes' });
}

async function change(ctx) {
  const { number } = ctx.params;
  const { change: wanted, until } = ctx.request.body ?? {};
  if (!numberPattern.test(number)) return ctx.notFound();
  if (!may(ctx, 'update', 'lead')) return ctx.forbidden();
  if (!Object.hasOwn(changes, wanted)) return ctx.badRequest('There is no such change.');
  await forward(ctx, changes[wanted](number, until));
}

module.exports = { change, list };
