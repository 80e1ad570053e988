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
  // Drawings (SVG) can hold scripts.
  upload: { config: { security: { allowedTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] } } },
  // One language, no scheduled bundles of changes.
  i18n: { enabled: false },
  'content-releases': { enabled: false },
  // Our own: what the panel asks of the site.
  site: { enabled: true, resolve: './src/plugins/site' },
});
