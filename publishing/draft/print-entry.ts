import { allEntries } from '#knowledge/index.ts';

/** Prints an entry of the tree this file is in, with its figures filled in. */
const [number = ''] = process.argv.slice(2);
const entry = allEntries().find(({ id }) => `${id}` === number);
if (!entry) throw new Error('Error: the assistant leaves this answer out');
process.stdout.write(JSON.stringify({ question: entry.question, answer: entry.answer }));
