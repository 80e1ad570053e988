import { allEntries } from '#knowledge/index.ts';

/** Prints every finished entry, one JSON object per line. */
for (const { id, question, answer, category, alternatives, tags, equals } of allEntries()) {
  console.log(JSON.stringify({ id, question, answer, category, alternatives, tags, equals }));
}
