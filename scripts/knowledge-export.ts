import { allEntries } from '#knowledge/index.ts';

/** Prints every entry as it is said, a JSON object a line. */
for (const { id, question, answer, category, alternatives, tags, equals } of allEntries()) {
  console.log(JSON.stringify({ id, question, answer, category, alternatives, tags, equals }));
}
