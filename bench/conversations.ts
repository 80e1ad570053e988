import path from 'node:path';
import { parseArgs } from 'node:util';
import type { HistoryMessage } from '#assistant/contract.ts';
import { readJsonLines } from '../scripts/json-lines.ts';
import { loadAssistants } from './assistants.ts';
import { type Expectation, isRight, normalize } from './right-reply.ts';

/**
 * Runs whole conversations with the assistant and counts correct turns and conversations without errors.
 * npm run eval -- conversations [FILE.jsonl …] [--show] [--where server|browser]
 */
interface Conversation {
  id: string;
  turns: (Expectation & { ask: string })[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'boolean' }, where: { type: 'string', default: 'server' } },
});

const own = [path.join(import.meta.dirname, 'conversations/tuning.jsonl')];

for (const file of positionals.length ? positionals : own) {
  const conversations = readJsonLines<Conversation>(file);
  for (const [where, assistant] of await loadAssistants(values.where)) {
    let [turns, right, faultless] = [0, 0, 0];
    for (const { id, turns: asked } of conversations) {
      const history: HistoryMessage[] = [];
      let faults = 0;
      for (const turn of asked) {
        const answer = await assistant.reply({ question: turn.ask, history, topK: 3 });
        const text = 'match' in answer ? answer.match.answer : answer.message;
        const passed = isRight(normalize(text), turn);
        turns += 1;
        right += Number(passed);
        faults += Number(!passed);
        if (values.show && !passed) {
          const before = history.filter(({ sender }) => sender === 'user').map(({ text: said }) => said);
          const source = 'match' in answer ? `${answer.match.id}; ${answer.match.basis ?? ''}` : 'none';
          console.log(
            `\n[${id}] ${before.join(' / ')}\n  > ${turn.ask}\n  (${source}) ${normalize(text).slice(0, 180)}\n  wants ${(turn.must ?? []).join('  ')} not ${(turn.mustNot ?? []).join(' ')}`,
          );
        }
        history.push({ sender: 'user', text: turn.ask }, { sender: 'bot', text });
      }
      faultless += Number(faults === 0);
    }
    console.log(
      `\n${file}, ${where}: ${right} of ${turns} turns right (${((100 * right) / turns).toFixed(1)} %), ${faultless} of ${conversations.length} conversations without a fault`,
    );
  }
}
