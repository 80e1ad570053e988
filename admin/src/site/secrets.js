const { createHash, createHmac } = require('node:crypto');

const digest = (text) => createHash('sha256').update(text).digest();

/** Goes with every call to the site, which works it out from its token too: there is no further secret to hand over. */
function webhookSecret(token) {
  return token ? digest(`webhook ${token}`).toString('hex') : '';
}

/** What the site checks the addresses of previews by. */
function previewSignature(token, text) {
  return createHmac('sha256', digest(`preview ${token}`))
    .update(text)
    .digest('base64url');
}

module.exports = { previewSignature, webhookSecret };
