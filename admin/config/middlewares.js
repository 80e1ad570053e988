const own = "'self'";

/** What the panel may load, and from where: all of it from here. Strapi's own list names hosts of its maker. */
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

/** Strapi's usual list, less the header that says what this runs on. */
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
