import { parseArgs } from 'node:util';
import { createAssistant } from '#assistant/assistant.ts';
import { createShop } from '#catalogue/shop.ts';
import { allEntries } from '#knowledge/index.ts';
import { loadModel, modelFolder } from '#server/chatbot/load-assistant.ts';
import { type StaffAnswerSet, staffAnswerSets, staffAnswers } from './staff-answers.ts';
import { loadStudent } from './student-assistant.ts';

/**
 * How many other wordings find an answer that staff published with its own question alone:
 * npm run eval -- staff-answers [SET …] [--show] [--where browser]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'boolean' }, where: { type: 'string', default: 'server' } },
});
const model = values.where === 'browser' ? loadStudent() : await loadModel(modelFolder);

async function measure(set: StaffAnswerSet): Promise<void> {
  const { entries, asked, others } = staffAnswers(set);
  const assistant = await createAssistant({ shop: createShop(), entries: [...allEntries(), ...entries], ...model });
  const replyTo = async (question: string) => {
    const answer = await assistant.reply({ question, history: [], topK: 1 });
    return 'match' in answer ? answer.match : undefined;
  };
  let found = 0;
  for (const { id, question } of entries) {
    const own = asked.filter((one) => one.id === id);
    let ownFound = 0;
    for (const { ask } of own) {
      const match = await replyTo(ask);
      if (match?.id === id) ownFound += 1;
      else if (values.show) console.log(`  missed: ${ask} → ${match?.id ?? 'no answer'} ${match?.question ?? ''}`);
    }
    console.log(`${ownFound} of ${own.length}  ${question}`);
    found += ownFound;
  }
  const ids = new Set(entries.map(({ id }) => id));
  let mistaken = 0;
  for (const ask of others) {
    const match = await replyTo(ask);
    if (!ids.has(match?.id ?? '')) continue;
    mistaken += 1;
    if (values.show) console.log(`  mistaken: ${ask} → ${match?.question}`);
  }
  console.log(`${set}: ${found} of ${asked.length} found, ${mistaken} of ${others.length} others mistaken\n`);
}

for (const set of staffAnswerSets) if (!positionals.length || positionals.includes(set)) await measure(set);
process.exit(0);
