import path from 'node:path';
import { parseArgs } from 'node:util';
import type { HistoryMessage } from '#assistant/contract.ts';
import { readJsonLines } from '../scripts/json-lines.ts';
import { loadAssistants } from './assistants.ts';
import { type Expectation, isRight, normalize } from './right-reply.ts';

/**
 * Scores the assistant on question sets, by kind.
 *   npm run eval -- questions [FILE.jsonl …] [--show] [--where server|browser]
 */
interface Case extends Expectation {
  id: string;
  kind: string;
  ask: string;
  history?: HistoryMessage[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'boolean' }, where: { type: 'string' } },
});
const own = ['tuning', 'validation', 'independent'].map((set) =>
  path.join(import.meta.dirname, 'questions', `${set}.jsonl`),
);
const assistants = await loadAssistants(values.where);

for (const file of positionals.length ? positionals : own) {
  const cases = readJsonLines<Case>(file);
  for (const [where, assistant] of assistants) {
    const byKind = new Map<string, { right: number; all: number }>();
    for (const one of cases) {
      const answer = await assistant.reply({ question: one.ask, history: one.history ?? [], topK: 3 });
      const reply = normalize('match' in answer ? answer.match.answer : answer.message);
      const passed = isRight(reply, one);
      const kind = byKind.get(one.kind) ?? { right: 0, all: 0 };
      byKind.set(one.kind, { right: kind.right + Number(passed), all: kind.all + 1 });
      if (values.show && !passed) {
        const id = 'match' in answer ? answer.match.id : 'none';
        const lacks = (one.must ?? [])
          .filter((pattern) => !new RegExp(pattern, 'i').test(reply))
          .map((p) => p.slice(0, 60));
        console.log(
          `  [${one.id} ${one.kind}] ${one.ask}\n      (${id}) ${reply.slice(0, 200)}\n      lacks ${lacks.join('  ')}`,
        );
      }
    }
    const right = [...byKind.values()].reduce((sum, kind) => sum + kind.right, 0);
    const share = ((100 * right) / cases.length).toFixed(1);
    console.log(`\n${path.basename(file)}, ${where}: ${right} of ${cases.length} right (${share} %)`);
    for (const [kind, { right: good, all }] of [...byKind].toSorted())
      console.log(`  ${kind.padEnd(14)} ${good}/${all}`);
  }
}
