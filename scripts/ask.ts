import { createAssistant } from '#assistant/assistant.ts';
import { allEntries } from '#knowledge/index.ts';

/** Asks the assistant one question and prints the reply and how it was found. */
const question = process.argv.slice(2).join(' ').trim();
if (!question) {
  console.error('Ask something, for example: npm run ask -- "How much is a logo?"');
  process.exit(2);
}
const assistant = createAssistant({ entries: allEntries() });
const started = performance.now();
const answer = assistant.reply({ question, history: [], topK: 3 });
const took = (performance.now() - started).toFixed(1);

if ('match' in answer) {
  const { match } = answer;
  console.log(`${match.answer}\n`);
  console.log(`found by ${match.source}, ${match.id}, score ${match.score.toFixed(2)}, ${took} ms`);
  for (const { value, row, field } of match.facts) console.log(`  ${value}  from ${row}, ${field}`);
} else {
  console.log(`${answer.message}\n`);
  console.log(`nothing above the threshold, ${took} ms`);
}
for (const { id, question: found, score } of answer.matches) console.log(`  ${score.toFixed(2)}  ${id}  ${found}`);
