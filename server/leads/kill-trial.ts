import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningServer, startServer } from '../fixture-server.ts';
import { freePort } from '../free-port.ts';
import { openDatabase } from '../store/database.ts';
import type { RunningPostgres } from '../store/fixture-postgres.ts';
import { createLeadStore } from '../store/lead-store.ts';
import { createTalkStore, type TalkStore } from '../store/talk-store.ts';
import { fetchToken, sayInTalk, sendMessage, visitorNumber } from './fixture-visitors.ts';

export interface KillTrial {
  buildFolder: string;
  kills: number;
  visitors: number;
  /** Without one it is SQLite. With one, it is restarted too, before every third kill. */
  postgres?: RunningPostgres | undefined;
  random: () => number;
  progress?: (kill: number, thanked: number) => void;
}

export interface KillResult {
  /** Messages somebody was thanked for. */
  thanked: number;
  /** Of those, the ones that are not in the store. */
  lost: string[];
  /** What was said in a talk and acknowledged. */
  said: number;
  /** Of that, what the talk does not hold exactly once. */
  saidWrongly: string[];
  /** Of those, the ones that never reached the receiver. */
  undelivered: string[];
  /** Messages that are in the store more than once. */
  storedTwice: string[];
  deliveredTwice: number;
  rows: number;
}

/** The longest that a running server is left alone, in milliseconds. */
const longestLife = 700;
/** A claim of a killed process ends after 30 seconds; then what it had taken is delivered. */
const patienceMs = 120_000;

/**
 * Visitors send messages without pause while the server is killed again and again. Whoever gets no answer sends the same
 * message once more, as the form does. In the end all that was thanked for must be stored once and delivered.
 */
export async function runKillTrial(trial: KillTrial): Promise<KillResult> {
  const { buildFolder, kills, visitors, postgres, random, progress } = trial;
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'site-kill-'));
  const delivered = new Map<string, number>();
  const receiver = createServer((incoming, outgoing) => {
    let body = '';
    incoming.on('data', (chunk) => {
      body += chunk;
    });
    incoming.on('end', () => {
      const { reference, id = reference } = JSON.parse(body).data;
      delivered.set(id, (delivered.get(id) ?? 0) + 1);
      outgoing.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const receiverAddress = receiver.address();
  const receiverPort = typeof receiverAddress === 'object' && receiverAddress ? receiverAddress.port : 0;
  const port = await freePort();
  const environment = {
    PORT: String(port),
    LOG: 'off',
    DATA_DIR: dataFolder,
    TRUSTED_PROXIES: '1',
    CONTACT_RATE_LIMIT: '0',
    CONTACT_MIN_SECONDS: '0',
    LEAD_WEBHOOK_URL: `http://127.0.0.1:${receiverPort}/`,
    LEAD_WEBHOOK_SECRET: 'the receiver does not check',
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  };
  const start = () => startServer(buildFolder, environment);

  const thanked = new Map<string, string>();
  const said = new Map<string, string>();
  const agent = new Agent({ keepAlive: true });
  let server: RunningServer = await start();
  let finished = false;
  let token = await fetchToken(server.address);
  let messages = 0;

  async function visit(): Promise<void> {
    while (!finished) {
      messages += 1;
      const [key, visitor] = [randomUUID(), visitorNumber(messages)];
      const message = `Message ${key} that must not be lost.`;
      let opened = '';
      while (!thanked.has(key)) {
        try {
          const { status, reference, talk } = await sendMessage(port, { token, key, message }, { agent, visitor });
          opened = talk;
          if (status === 201) thanked.set(key, reference);
          else if (status === 409) token = await fetchToken(server.address);
          else await pause(20);
        } catch {
          if (finished) return;
          await pause(20);
        }
      }
      await askBack(opened, thanked.get(key) ?? '', visitor);
    }
  }

  /** Says one more thing, until it is acknowledged. */
  async function askBack(talk: string, reference: string, visitor: string): Promise<void> {
    const id = randomUUID();
    while (!said.has(id)) {
      try {
        const status = await sayInTalk(port, { talk, id, text: `Said ${id}` }, { agent, visitor });
        if (status === 201) said.set(id, reference);
        else await pause(20);
      } catch {
        if (finished) return;
        await pause(20);
      }
    }
  }

  const visits = Array.from({ length: visitors }, visit);
  for (let kill = 1; kill <= kills; kill++) {
    await pause(random() * longestLife);
    if (postgres && kill % 3 === 0) await postgres.restart();
    await server.stop('SIGKILL');
    progress?.(kill, thanked.size);
    server = await start();
  }
  await pause(longestLife);
  finished = true;
  await Promise.all(visits);
  agent.destroy();

  const references = new Set(thanked.values());
  const deadline = performance.now() + patienceMs;
  const waiting = () => [...references].filter((reference) => !delivered.has(reference));
  while (waiting().length > 0 && performance.now() < deadline) await pause(200);
  await server.stop();
  await new Promise((resolve) => receiver.close(resolve));

  const database = await openDatabase({ databaseUrl: postgres?.url, dataFolder });
  const rows = await createLeadStore(database).list();
  const saidWrongly = await notSaidOnce(createTalkStore(database), said);
  await database.close();
  rmSync(dataFolder, { recursive: true, force: true });
  const stored = new Set(rows.map(({ reference }) => reference));
  const texts = Map.groupBy(rows, ({ message }) => message);
  return {
    thanked: references.size,
    lost: [...references].filter((reference) => !stored.has(reference)),
    undelivered: waiting(),
    said: said.size,
    saidWrongly,
    storedTwice: Array.from(texts, ([text, same]) => (same.length > 1 ? text : '')).filter(Boolean),
    deliveredTwice: [...delivered.values()].filter((times) => times > 1).length,
    rows: rows.length,
  };
}

async function notSaidOnce(talks: TalkStore, said: ReadonlyMap<string, string>): Promise<string[]> {
  const wrong: string[] = [];
  for (const [id, reference] of said) {
    const { messages = [] } = (await talks.byReference(reference)) ?? {};
    if (messages.filter(({ text }) => text === `Said ${id}`).length !== 1) wrong.push(id);
  }
  return wrong;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
