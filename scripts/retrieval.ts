import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createLexicalIndex } from '#assistant/retrieve/lexical.ts';

/** Searches any entries with the assistant's retriever, so that it can be measured on public data. */
const { values } = parseArgs({ options: { entries: { type: 'string' }, queries: { type: 'string' } } });
if (!values.entries || !values.queries) {
  console.error('npm run -s retrieval -- --entries entries.jsonl --queries queries.jsonl');
  process.exit(2);
}

interface EntryLine {
  id: number | string;
  question: string;
  answer?: string;
  alternatives?: readonly string[];
}

interface QueryLine {
  id: number | string;
  text: string;
}

function readLines<Line>(file: string): Line[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line) => (line.trim() ? [JSON.parse(line) as Line] : []));
}

const resultsPerQuery = 5;
const index = createLexicalIndex(readLines<EntryLine>(values.entries));
for (const { id, text } of readLines<QueryLine>(values.queries)) {
  const results = index.search(text, resultsPerQuery).map(({ item, score }) => ({ id: item.id, score }));
  process.stdout.write(`${JSON.stringify({ id, results })}\n`);
}
