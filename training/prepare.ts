import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { allEntries } from '#knowledge/index.ts';
import { kinds, lineActs, requestTypes, wants } from '#language/encode/labels.ts';
import { wordingsHash } from '#language/retrieve/embed-items.ts';
import type { Example } from './examples.ts';
import { allItems } from './items.ts';
import { manifest } from './manifest.ts';
import { allExamples } from './read-examples.ts';
import { isSmoke } from './smoke.ts';
import { askedInTalks, templateShop, turnExamples } from './turns.ts';

/**
 * Writes everything the Python scripts read to the work folder: labels, labelled messages and a copy of the manifest.
 * node training/prepare.ts [--work FOLDER]
 */
const { values } = parseArgs({
  options: { work: { type: 'string', default: path.join(import.meta.dirname, 'work') } },
});
const folder = values.work;

function write(name: string, rows: readonly unknown[]): void {
  writeFileSync(path.join(folder, name), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}

mkdirSync(folder, { recursive: true });
const [items, examples] = [allItems(), allExamples()];
const keys = new Set(items.map(({ key }) => key));
const isKnown = (example: Example) => example.keys.every((key) => keys.has(key));
const unknown = examples.filter((example) => !isKnown(example));
// With few entries, not all that are asked for exist.
const learnt = isSmoke ? examples.filter(isKnown) : examples;
for (const { writer, text, keys: named } of isSmoke ? [] : unknown)
  console.warn(`${writer}: ${named.join(', ')} unknown: ${text}`);
writeFileSync(path.join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
write(
  'items.jsonl',
  items.map((item) => ({ ...item, print: wordingsHash(item.texts) })),
);
write('examples.jsonl', learnt);
write('labels.jsonl', [{ kinds, wants, lineActs, asks: requestTypes }]);
write('turns.jsonl', turnExamples());
write('asked.jsonl', askedInTalks());
write('shop.jsonl', templateShop());
const smallTalk = allEntries().filter(({ category }) => category === 'smalltalk');
write(
  'small-talk.jsonl',
  smallTalk.map(({ id }) => `entry:${id}`),
);
const byWriter = Map.groupBy(examples, ({ writer }) => writer);
for (const [writer, rows] of byWriter) console.log(`${writer}: ${rows.length}`);
console.log(`${items.length} items, ${examples.length} examples, ${unknown.length} with unknown keys`);
