const { previewUrl } = require('../src/site/preview-url.js');
const siteSettings = require('./site.js');

const day = 24 * 60 * 60;

module.exports = ({ env }) => ({
  autoOpen: false,
  auth: {
    secret: env('ADMIN_JWT_SECRET'),
    sessions: { maxRefreshTokenLifespan: 30 * day, maxSessionLifespan: day },
  },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  preview: {
    enabled: true,
    config: {
      allowedOrigins: [siteSettings({ env }).publicUrl],
      handler: (uid, { documentId }) => previewUrl(uid, documentId, env('ADMIN_TOKEN')),
    },
  },
  flags: { nps: false, promoteEE: false, docLinks: false },
});
