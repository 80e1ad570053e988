const path = require('node:path');

/** SQLite, unless DATABASE_URL points to a PostgreSQL database. */
module.exports = ({ env }) => {
  const url = env('DATABASE_URL');
  const connection = url
    ? {
        client: 'postgres',
        connection: {
          connectionString: url,
          ssl: env.bool('DATABASE_SSL', false),
          schema: env('DATABASE_SCHEMA', 'public'),
        },
        pool: { min: 2, max: 10 },
      }
    : {
        client: 'sqlite',
        connection: { filename: path.resolve(__dirname, '..', env('DATABASE_FILENAME', 'data/content.db')) },
        useNullAsDefault: true,
      };
  return { connection: { ...connection, acquireConnectionTimeout: 60_000 } };
};
