import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { graphql } from 'graphql';
import { type AdminHost, createAdminHost } from '#server/admin-host/admin-host.ts';
import { picturedTypes, type RecordType, recordTypes, singleTypes } from './content/content.ts';
import { adminSchema } from './fixture-admin-schema.ts';
import { pictureTypes } from './pictures/upload.ts';
import { queryNames } from './pull/queries.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests put anything into records, as the world does.
export type AdminRecord = Record<string, any>;
export type AdminRecords = Record<RecordType, AdminRecord[]>;

export interface FixtureAdminHost {
  records: AdminRecords;
  find: (type: RecordType, key: string, value: unknown) => AdminRecord;
  /** What it serves besides /graphql, by path. */
  files: Map<string, Buffer>;
  /** A fault to simulate; undefined for normal operation. */
  behave: (instead: ((response: ServerResponse, answer: string) => void) | undefined) => void;
  host: AdminHost;
  url: string;
  /** How many requests it received. */
  asked: () => number;
  /** What the site submitted, by mutation. */
  received: { createLead: AdminRecord[]; createUnansweredQuestion: AdminRecord[] };
  /** Reported problems, latest last. */
  reported: () => readonly { type: string; record: string; reason: string }[][];
  close: () => Promise<void>;
}

interface ListArguments {
  pagination: { start: number; limit: number };
  filters?: { documentId: { eq: string } };
}

const root = path.resolve(import.meta.dirname, '..');

/** The seed of a new admin host, exactly as `npm run admin` uses it. */
export async function readSeed(): Promise<AdminRecords> {
  const folder = await mkdtemp(path.join(tmpdir(), 'admin-seed-'));
  const file = path.join(folder, 'seed.json');
  await promisify(execFile)(process.execPath, ['scripts/admin-seed.ts', file], { cwd: root });
  const seed: AdminRecords = JSON.parse(await readFile(file, 'utf8'));
  await rm(folder, { recursive: true });
  for (const type of recordTypes) {
    for (const [index, record] of seed[type].entries()) record.documentId = `${type}-${index}`;
  }
  return seed;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/**
 * Adds a photograph as `admin/scripts/setup/seed.js` does: its file is served, and the record references the upload.
 */
async function uploadPicture(record: AdminRecord, files: Map<string, Buffer>): Promise<void> {
  if (!record.picture) return;
  const { file, alt, caption = null } = record.picture;
  const data = await readFile(file);
  const [mime] = Object.entries(pictureTypes).find(([, { begins }]) => begins(data)) ?? [];
  const name = path.basename(file);
  const url = `/uploads/${name}`;
  files.set(url, data);
  record.picture = { name, url, mime, updatedAt: '2026-01-01T00:00:00.000Z', alternativeText: alt, caption };
}

/** An in-memory admin host: the real schema, answering from the given records, with the real rules for null. */
export async function startFixtureAdminHost(seed: AdminRecords): Promise<FixtureAdminHost> {
  const schema = adminSchema();
  const records = structuredClone(seed);
  const reported: { type: string; record: string; reason: string }[][] = [];
  let instead: ((response: ServerResponse, answer: string) => void) | undefined;
  const files = new Map<string, Buffer>();
  for (const record of picturedTypes.flatMap((type) => records[type])) await uploadPicture(record, files);
  let asked = 0;

  const received: FixtureAdminHost['received'] = { createLead: [], createUnansweredQuestion: [] };
  const rootValue: Record<string, unknown> = {
    createLead({ data }: { data: AdminRecord }) {
      const known = received.createLead.some(({ reference }) => reference === data.reference);
      if (known) throw new Error('This attribute must be unique');
      received.createLead.push(data);
      return { ...data, documentId: 'lead' };
    },
    createUnansweredQuestion({ data }: { data: AdminRecord }) {
      received.createUnansweredQuestion.push(data);
      return { ...data, documentId: 'question', state: 'new', category: 'general' };
    },
    currentTime: () => new Date().toISOString(),
    reportContentProblems({ problems }: { problems: [] }) {
      reported.push(problems);
      return problems.length;
    },
  };
  for (const type of recordTypes) {
    const name = queryNames[type];
    if (singleTypes.has(type)) rootValue[name] = () => records[type][0];
    else {
      rootValue[name] = ({ pagination, filters }: ListArguments) => {
        const wanted = filters?.documentId.eq;
        if (wanted) return records[type].filter(({ documentId }) => documentId === wanted);
        return records[type].slice(pagination.start, pagination.start + pagination.limit);
      };
      rootValue[`${name}_connection`] = () => ({ nodes: [], pageInfo: { total: records[type].length } });
    }
  }

  async function answer(request: IncomingMessage): Promise<string> {
    const { query, variables } = JSON.parse(await bodyOf(request));
    return JSON.stringify(await graphql({ schema, source: query, rootValue, variableValues: variables }));
  }

  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      const file = files.get(request.url ?? '');
      return response.writeHead(file ? 200 : 404).end(file);
    }
    asked += 1;
    const text = await answer(request);
    if (instead) return instead(response, text);
    response.setHeader('content-type', 'application/json');
    return response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  return {
    records,
    find(type, key, value) {
      const found = records[type].find((record) => record[key] === value);
      if (!found) throw new Error(`No ${type} has ${key} ${value}`);
      return found;
    },
    behave(how) {
      instead = how;
    },
    host: createAdminHost({ url, token: 'a-token-for-tests' }),
    url,
    files,
    received,
    asked: () => asked,
    reported: () => reported,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
