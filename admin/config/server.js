const { webhookSecret } = require('../src/site/secrets.js');

module.exports = ({ env }) => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('PORT', 1337),
  url: env('PUBLIC_URL', ''),
  proxy: { koa: env.bool('IS_PROXIED', false) },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  dirs: { public: env('PUBLIC_DIR', './public') },
  app: { keys: env.array('APP_KEYS') },
  webhooks: {
    populateRelations: false,
    // Sent with every webhook. Set here, it isn't stored in the database or visible in the panel.
    defaultHeaders: { 'x-webhook-secret': webhookSecret(env('ADMIN_TOKEN')) },
  },
});
