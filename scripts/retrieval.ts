import { parseArgs } from 'node:util';
import type { KnownEntry } from '#assistant/contract.ts';
import { createReaderContext } from '#assistant/read/create-reader-context.ts';
import { read } from '#assistant/read/read.ts';
import { spelled } from '#assistant/read/spelled.ts';
import { createShop } from '#catalogue/shop.ts';
import { modelFolder } from '#server/chatbot/load-assistant.ts';
import { createLargeEncoder } from '#server/encoder/large-encoder.ts';
import { readJsonLines } from './json-lines.ts';

/** Ranks any entries like the assistant, by embeddings and words, so that it can be evaluated on public data. */
const { values } = parseArgs({ options: { entries: { type: 'string' }, queries: { type: 'string' } } });
if (!values.entries || !values.queries) {
  console.error('npm run -s retrieval -- --entries entries.jsonl --queries queries.jsonl');
  process.exit(2);
}

type EntryLine = Omit<KnownEntry, 'answer'> & { answer?: string };

interface QueryLine {
  id: number | string;
  text: string;
}

const resultsPerQuery = 5;
// Categories are dropped: the assistant computes entries about places and figures itself, but here they are what is
// searched for.
const entries = readJsonLines<EntryLine>(values.entries).map(
  ({ id, question, answer = '', alternatives = [] }): KnownEntry => ({ id, question, answer, alternatives }),
);
const encoder = await createLargeEncoder(modelFolder);
const reader = await createReaderContext({ shop: createShop(), entries, encoder });
for (const { id, text } of readJsonLines<QueryLine>(values.queries)) {
  const [encoding] = await encoder.encode([{ text: spelled(reader, text) }]);
  const ranked = encoding ? read(reader, { question: text, encoding, discussed: [] }).entries : [];
  const results = ranked.slice(0, resultsPerQuery).map(({ entry, certainty }) => ({ id: entry.id, score: certainty }));
  process.stdout.write(`${JSON.stringify({ id, results })}\n`);
}
