import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '#server/fixture-free-port.ts';
import { startLoad } from '#server/fixture-load.ts';
import { type RunningServer, startServer } from '#server/fixture-server.ts';
import { startBusyVisitors } from '#server/leads/fixture-busy-visitors.ts';
import { openDatabase } from '#server/store/database.ts';
import { startPostgres } from '#server/store/fixture-postgres.ts';
import { ensureTool } from '#tools/get-tool.ts';

/**
 * Two instances of the built site behind nginx, under load. First one is stopped and restarted, then the other is
 * killed and restarted:
 * npm run bench -- nginx
 * Fails if a request fails. With PostgreSQL, both share it, and visitors send messages, follow up and accept quotes
 * meanwhile; then it also fails if any of that is lost or duplicated.
 */
const visitors = 20;
const writers = 4;
const answersBetween = 3_000;

const program = await ensureTool('nginx');
const postgres = await startPostgres();
const unlimited = { CONTACT_RATE_LIMIT: '0', CONTACT_MIN_SECONDS: '0', PAGE_RATE_LIMIT: '0' };

function start(port: number): Promise<RunningServer> {
  const settings = { PORT: String(port), LOG: 'off', TRUSTED_PROXIES: '1', ...unlimited };
  return startServer('build', { ...settings, ...(postgres ? { DATABASE_URL: postgres.url } : {}) });
}

const instances = [await start(0), await start(0)];
const [firstPort = 0, secondPort = 0] = instances.map(({ port }) => port);
const front = await freePort();
const folder = await mkdtemp(path.join(tmpdir(), 'site-nginx-'));
const configuration = `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  keepalive_requests 1000000;
  upstream site {
    server 127.0.0.1:${firstPort} fail_timeout=1s;
    server 127.0.0.1:${secondPort} fail_timeout=1s;
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${front};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}`;
await writeFile(path.join(folder, 'nginx.conf'), configuration);
const nginx = spawn(program, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' });
const nginxEnded = new Promise((resolve) => nginx.on('close', resolve));
const address = `http://127.0.0.1:${front}`;
while (!(await fetch(`${address}/healthz`).catch(() => undefined))?.ok) {
  if (nginx.exitCode !== null) throw new Error('nginx did not start: see the lines above.');
}

const database = postgres && (await openDatabase({ databaseUrl: postgres.url, dataFolder: folder }));
const busy = database && startBusyVisitors(writers, { port: front, database, quotes: true });
const load = startLoad(`${address}/service/logo-design`, visitors);
await load.hasAnswered(answersBetween);
for (const [index, signal] of (['SIGTERM', 'SIGKILL'] as const).entries()) {
  const before = load.answered();
  const code = await instances[index]?.stop(signal);
  await load.hasAnswered(load.answered() + answersBetween);
  instances[index] = await start(index === 0 ? firstPort : secondPort);
  await load.hasAnswered(load.answered() + answersBetween);
  console.log(
    `${signal} to one of two: it ended with ${code}, ${load.answered() - before} requests answered meanwhile`,
  );
}
load.stop();
const { answered, failures } = await load.ended;
await busy?.finish();
nginx.kill('SIGTERM');
await nginxEnded;
await Promise.all(instances.map((instance) => instance.stop()));
console.log(`${answered} answered, ${failures.length} failed${failures[0] ? `, the first: ${failures[0]}` : ''}`);
let wrong = 0;
if (busy) {
  const { rows: _, ...faults } = await busy.faults();
  wrong = Object.values(faults).flat().length;
  const { said, replied, accepted } = busy.counts();
  console.log(
    `${busy.thanked().size} messages thanked for, ${said - replied} asked back, ${replied} replied, ` +
      `${accepted} quotes accepted; ${wrong} lost or doubled`,
  );
}
await database?.close();
await postgres?.remove();
await rm(folder, { recursive: true });
process.exit(failures.length + wrong > 0 ? 1 : 0);
