const { createHash, createHmac } = require('node:crypto');

const digest = (text) => createHash('sha256').update(text).digest();

/**
 * Sent with every request to the site, which derives it from its token as well, so there is no other secret to
 * configure.
 */
function webhookSecret(token) {
  return token ? digest(`webhook ${token}`).toString('hex') : '';
}

/** The key the site verifies preview URLs with. */
function previewSignature(token, text) {
  return createHmac('sha256', digest(`preview ${token}`))
    .update(text)
    .digest('base64url');
}

module.exports = { previewSignature, webhookSecret };
