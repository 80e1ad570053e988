import { findAnswers } from '#server/admin-host/found-answer.ts';
import { loadAssistant } from '#server/chatbot/load-assistant.ts';

/** Prints which answers the assistant of the tree this file is in gives to questions, and with what confidence. */
const questions: string[] = JSON.parse(process.argv[2] ?? '[]');
const { assistant } = await loadAssistant();
process.stdout.write(JSON.stringify(await findAnswers(assistant, questions)));
