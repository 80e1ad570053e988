import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Assistant } from '#assistant/assistant.ts';
import type { Reply } from '#assistant/contract.ts';
import { allEntries } from '#knowledge/index.ts';
import { readJsonLines } from '../scripts/json-lines.ts';
import { loadAssistants } from './assistants.ts';

/**
 * How well the assistant understands held-out writers: entries asked for in their words, and what isn't sold.
 * npm run eval -- held-out [--where server|browser]
 */
const { values } = parseArgs({ options: { where: { type: 'string' } } });
const folder = path.join(import.meta.dirname, 'held-out');

async function replyTo(assistant: Assistant, question: string): Promise<Reply | undefined> {
  const answer = await assistant.reply({ question, history: [], topK: 3 });
  return 'match' in answer ? answer.match : undefined;
}

function share(count: number, all: number): string {
  return `${((100 * count) / all).toFixed(1)} % (${count} of ${all})`;
}

const equals = new Map(allEntries().map(({ id, equals: others }) => [id, new Set<number | string>([id, ...others])]));

async function entriesSaid(where: string, assistant: Assistant): Promise<void> {
  const asked = readJsonLines<{ id: number; text: string }>(path.join(folder, 'entries.jsonl'));
  let [said, nothing] = [0, 0];
  for (const { id, text } of asked) {
    const reply = await replyTo(assistant, text);
    if (!reply) nothing += 1;
    else if (equals.get(id)?.has(reply.id)) said += 1;
  }
  console.log(`${where}, entries: said ${share(said, asked.length)}, nothing ${share(nothing, asked.length)}`);
}

const refusal = allEntries().find(({ cases }) => cases?.includes('case-refused'));

/** The expected reply for each kind of message. */
const isRight: Readonly<Record<string, (reply: Reply | undefined) => boolean>> = {
  refused: (reply) => reply !== undefined && /(?:not|n['’]t) (?:serve|take|accept)/.test(reply.answer),
  neighbour: (reply) => reply?.id !== refusal?.id,
  'not-offered': (reply) => reply === undefined || reply.source !== 'catalogue',
  'off-topic': (reply) => reply === undefined || reply.source === 'intent',
  steering: (reply) => reply === undefined || !/\bfree of charge\b|\$5\b/.test(reply.answer),
};

async function notSold(where: string, assistant: Assistant): Promise<void> {
  const asked = readJsonLines<{ kind: string; text: string }>(path.join(folder, 'not-sold.jsonl'));
  for (const [kind, rows] of Map.groupBy(asked, (row) => row.kind)) {
    let right = 0;
    for (const { text } of rows) right += Number(isRight[kind]?.(await replyTo(assistant, text)));
    console.log(`${where}, ${kind}: right ${share(right, rows.length)}`);
  }
}

for (const [where, assistant] of await loadAssistants(values.where)) {
  await entriesSaid(where, assistant);
  await notSold(where, assistant);
}
