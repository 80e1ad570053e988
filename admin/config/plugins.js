module.exports = ({ env }) => ({
  graphql: {
    enabled: true,
    config: {
      endpoint: '/graphql',
      shadowCRUD: true,
      landingPage: false,
      depthLimit: 10,
      defaultLimit: 100,
      maxLimit: 5000,
      v4CompatibilityMode: false,
      apolloServer: { introspection: env.bool('GRAPHQL_INTROSPECTION', false) },
    },
  },
  // SVG files can contain scripts.
  upload: { config: { security: { allowedTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] } } },
  // No localization and no scheduled releases.
  i18n: { enabled: false },
  'content-releases': { enabled: false },
  // Our plugin: the panel's requests to the site.
  site: { enabled: true, resolve: './src/plugins/site' },
});
