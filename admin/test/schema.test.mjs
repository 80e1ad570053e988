import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const inPackage = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** Which limits packages may have depends on the catalogue, and no query names one. */
function withoutLimits(schema) {
  return schema.replace(/(enum ENUM_COMPONENTCATALOGUELIMIT_QUANTITY \{)[^}]*/, '$1');
}

test('schema.graphql is what /graphql answers', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'admin-schema-'));
  const file = path.join(folder, 'schema.graphql');
  const secrets = ['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY'];
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
    ENV_PATH: path.join(folder, '.env'),
    DATABASE_FILENAME: path.join(folder, 'data.db'),
    ...Object.fromEntries(secrets.map((name) => [name, 'of no importance here, but of some length'])),
  };
  const { status, stderr } = spawnSync(process.execPath, [inPackage('scripts/print-schema.js'), file], {
    env,
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  assert.equal(
    withoutLimits(readFileSync(inPackage('schema.graphql'), 'utf8')),
    withoutLimits(readFileSync(file, 'utf8')),
    'run node admin/scripts/print-schema.js',
  );
  rmSync(folder, { recursive: true, force: true });
});
