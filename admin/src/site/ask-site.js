const { webhookSecret } = require('./secrets.js');

/** A draft is checked together with the whole site, which takes seconds, and longer on a busy machine. */
const timeoutMs = 60_000;

class SiteAway extends Error {}

/** Sends a request to the site. Fails with its error message, or with `SiteAway` if it doesn't respond. */
async function askSite(strapi, question) {
  let answer;
  try {
    answer = await fetch(new URL('staff', strapi.config.get('site.webhookUrl')), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-webhook-secret': webhookSecret(process.env.ADMIN_TOKEN) },
      body: JSON.stringify(question),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    const isLate = error.name === 'TimeoutError';
    throw new SiteAway(isLate ? 'The site is busy: try again in a minute.' : 'The site doesn’t respond.');
  }
  const said = await answer.json().catch(() => ({}));
  if (answer.ok) return said;
  if (said.error) throw new Error(said.error);
  throw new SiteAway(`The site answers ${answer.status}.`);
}

module.exports = { askSite, SiteAway };
