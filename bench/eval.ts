import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createAssistant } from '#assistant/assistant.ts';
import type { HistoryMessage } from '#assistant/contract.ts';
import { catalogue } from '#catalogue/catalogue.ts';
import { localNoMatchMessage } from '#company/chat.ts';
import { allDrafts } from '#knowledge/all-drafts.ts';
import { browserDrafts } from '#knowledge/browser-drafts.ts';
import { allEntries } from '#knowledge/index.ts';
import { keepSound } from '#knowledge/keep-sound.ts';
import { packEntries, unpackEntries } from '#knowledge/pack-entries.ts';
import { readTopicFiles } from '#knowledge/read-topic-files.ts';

/**
 * Scores the assistant on question sets, by kind. A case names what the reply must and must not match, as patterns;
 * runs of white space, asterisks and thousands commas are folded first.
 *   npm run eval [-- FILE.jsonl …] [--show]
 */
interface Case {
  id: string;
  kind: string;
  ask: string;
  history?: HistoryMessage[];
  must?: string[];
  mustNot?: string[];
}

const names = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const show = process.argv.includes('--show');
const own = ['tuning', 'checking', 'independent'].map((set) =>
  path.join(import.meta.dirname, 'questions', `${set}.jsonl`),
);
const files = names.length ? names : own;

const browserEntries = keepSound(
  allDrafts({ written: unpackEntries(packEntries(browserDrafts(readTopicFiles().drafts))), texts: {}, catalogue }),
).entries;
const assistants = {
  server: createAssistant({ entries: allEntries() }),
  browser: createAssistant({ entries: browserEntries, noMatch: localNoMatchMessage }),
};

function fold(text: string): string {
  return text
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/\*+/g, '')
    .replace(/[‐-―]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

function isRight(reply: string, { must = [], mustNot = [] }: Case): boolean {
  const matches = (pattern: string) => new RegExp(pattern, 'i').test(reply);
  return reply !== '' && must.every(matches) && !mustNot.some(matches);
}

for (const file of files) {
  const cases: Case[] = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line));
  for (const [where, assistant] of Object.entries(assistants)) {
    const byKind = new Map<string, { right: number; all: number }>();
    let right = 0;
    for (const one of cases) {
      const answer = assistant.reply({ question: one.ask, history: one.history ?? [], topK: 3 });
      const reply = fold('match' in answer ? answer.match.answer : answer.message);
      const passed = isRight(reply, one);
      const kind = byKind.get(one.kind) ?? { right: 0, all: 0 };
      byKind.set(one.kind, { right: kind.right + Number(passed), all: kind.all + 1 });
      right += Number(passed);
      if (show && !passed) console.log(`  [${one.id}] ${one.ask}\n      ${reply.slice(0, 160)}`);
    }
    console.log(
      `\n${path.basename(file)}, ${where}: ${right} of ${cases.length} right (${((100 * right) / cases.length).toFixed(1)} %)`,
    );
    for (const [kind, { right: good, all }] of [...byKind].toSorted())
      console.log(`  ${kind.padEnd(14)} ${good}/${all}`);
  }
}
