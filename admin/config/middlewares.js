const own = "'self'";

/** The panel may load resources only from its own host. Strapi's default policy includes Strapi's hosts. */
const security = {
  name: 'strapi::security',
  config: {
    contentSecurityPolicy: {
      useDefaults: true,
      directives: {
        'connect-src': [own],
        'img-src': [own, 'data:', 'blob:'],
        'media-src': [own, 'data:', 'blob:'],
        'font-src': [own, 'data:'],
        'style-src': [own, "'unsafe-inline'"],
        upgradeInsecureRequests: null,
      },
    },
  },
};

/** Strapi's default list without the header that names the software. */
module.exports = [
  'strapi::logger',
  'strapi::errors',
  security,
  'strapi::cors',
  'strapi::query',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
