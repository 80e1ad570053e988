import { parseArgs } from 'node:util';
import { readEnvironmentFile } from './environment-file.mjs';

/** Answers questions as one conversation: npm run ask -- "price of a logo?" "and premium?" */
const { positionals } = parseArgs({ allowPositionals: true });
if (!positionals.length) {
  console.error('Usage: npm run ask -- "How much is a logo?" ["and how long does it take?" …]');
  process.exit(2);
}
readEnvironmentFile();
// Imported late, because the facts read URLs from the settings.
const { loadAssistant } = await import('#server/chatbot/load-assistant.ts');
const { assistant, mode, reason } = await loadAssistant();
if (mode === 'words')
  console.error(`The model could not be loaded (${reason}): questions are read by their words alone.`);
const history: { sender: 'user' | 'bot'; text: string }[] = [];
for (const question of positionals) {
  const answer = await assistant.reply({ question, history, topK: 3 });
  const text = 'match' in answer ? answer.match.answer : answer.message;
  console.log(`\n> ${question}\n${text}`);
  if ('match' in answer)
    console.log(
      `[${answer.match.source} ${answer.match.id}, ${answer.match.score.toFixed(2)}${answer.match.basis ? `; ${answer.match.basis}` : ''}]`,
    );
  for (const { id, question: listed, score } of answer.matches) console.log(`  ${score.toFixed(2)}  ${id}  ${listed}`);
  history.push({ sender: 'user', text: question }, { sender: 'bot', text });
}
