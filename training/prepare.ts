import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allEntries } from '#knowledge/index.ts';
import { asks, kinds, lineActs, wants } from '#language/encode/labels.ts';
import { printOf } from '#language/retrieve/placed.ts';
import { allItems } from './items.ts';
import { allExamples } from './read-examples.ts';
import { askedInTalks, framedShop, turnExamples } from './turns.ts';

const folder = path.join(import.meta.dirname, 'work');

function write(name: string, rows: readonly unknown[]): void {
  writeFileSync(path.join(folder, name), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}

mkdirSync(folder, { recursive: true });
const [items, examples] = [allItems(), allExamples()];
const keys = new Set(items.map(({ key }) => key));
const unknown = examples.filter((example) => example.keys.some((key) => !keys.has(key)));
for (const { writer, text, keys: named } of unknown) console.warn(`${writer}: ${named.join(', ')} unknown: ${text}`);
write(
  'items.jsonl',
  items.map((item) => ({ ...item, print: printOf(item.texts) })),
);
write('examples.jsonl', examples);
write('labels.jsonl', [{ kinds, wants, lineActs, asks }]);
write('turns.jsonl', turnExamples());
write('asked.jsonl', askedInTalks());
write('shop.jsonl', framedShop());
const smallTalk = allEntries().filter(({ category }) => category === 'smalltalk');
write(
  'small-talk.jsonl',
  smallTalk.map(({ id }) => `entry:${id}`),
);
const byWriter = Map.groupBy(examples, ({ writer }) => writer);
for (const [writer, rows] of byWriter) console.log(`${writer}: ${rows.length}`);
console.log(`${items.length} items, ${examples.length} examples, ${unknown.length} with unknown keys`);
