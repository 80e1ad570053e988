import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

const scripts = fileURLToPath(new URL('../scripts/', import.meta.url));

export const administrator = { email: 'first@agency.example', password: 'Paper-kite-7' };

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

function start(args, env) {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  // An aborted test leaves nothing running.
  process.once('exit', () => child.kill());
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'close').then(([code]) => ({ code, output }));
  return { child, ended, output: () => output };
}

async function isUp(url) {
  try {
    return (await fetch(`${url}/_health`)).ok;
  } catch {
    return false;
  }
}

/**
 * A real admin host in a temporary folder: set up and seeded as by `npm run admin`, listening on a free port.
 * @param {{ seedFile: string, webhookUrl?: string, databaseUrl?: string }} options
 */
export async function startHost({ seedFile, webhookUrl = 'http://127.0.0.1:9/', databaseUrl }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'admin-host-'));
  mkdirSync(path.join(folder, 'public/uploads'), { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const secret = () => randomBytes(24).toString('base64url');
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
    ENV_PATH: path.join(folder, '.env'),
    PUBLIC_DIR: path.join(folder, 'public'),
    PORT: `${port}`,
    APP_KEYS: `${secret()},${secret()}`,
    API_TOKEN_SALT: secret(),
    ADMIN_JWT_SECRET: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    ENCRYPTION_KEY: secret(),
    SITE_WEBHOOK_URL: webhookUrl,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    SEED_FILE: seedFile,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : { DATABASE_FILENAME: path.join(folder, 'data.db') }),
  };
  const setUp = () => start([path.join(scripts, 'setup.js')], env).ended;
  const made = await setUp();
  if (made.code !== 0) throw new Error(`Setting up failed: ${made.output}`);
  const tokens = parseEnv(readFileSync(env.ENV_PATH, 'utf8'));

  async function launch() {
    const server = start([path.join(scripts, 'start.js')], env);
    let running = true;
    server.ended.then(() => (running = false));
    while (running && !(await isUp(url))) await new Promise((resolve) => setTimeout(resolve, 200));
    if (!running) throw new Error(`Starting failed: ${server.output()}`);
    return server;
  }

  let server = await launch();

  async function shutDown() {
    server.child.kill('SIGTERM');
    await server.ended;
  }

  /** Calls the panel's API as a member of staff. */
  async function asStaff({ email, password } = administrator) {
    const login = await fetch(`${url}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { data } = await login.json();
    return async (method, address, body) => {
      const answer = await fetch(`${url}${address}`, {
        method,
        headers: {
          authorization: `Bearer ${data.token}`,
          ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        },
        body: body instanceof FormData || body === undefined ? body : JSON.stringify(body),
      });
      const text = await answer.text();
      return { status: answer.status, body: text ? JSON.parse(text) : undefined };
    };
  }

  return {
    url,
    setUp,
    siteToken: tokens.ADMIN_TOKEN,
    inboxToken: tokens.ADMIN_INBOX_TOKEN,
    publicFolder: env.PUBLIC_DIR,
    /** Queries /graphql; returns the HTTP status and the response. */
    async ask(token, query, variables = {}) {
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify({ query, variables }),
      });
      return { status: answer.status, ...(await answer.json()) };
    },
    asStaff,
    /** A colleague with this role, who can log in. */
    async invite(roleName) {
      const staff = await asStaff();
      const { id } = (await staff('GET', '/admin/roles')).body.data.find(({ name }) => name === roleName);
      const account = { email: `${roleName.toLowerCase()}@agency.example`, password: 'Paper-kite-8' };
      const person = { email: account.email, firstname: 'A', lastname: roleName, roles: [id] };
      const invited = await staff('POST', '/admin/users', person);
      await staff('PUT', `/admin/users/${invited.body.data.id}`, { password: account.password, isActive: true });
      return account;
    },
    /** Does something while the host is down. */
    async whileDown(act) {
      await shutDown();
      await act();
      server = await launch();
    },
    async stop() {
      await shutDown();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
