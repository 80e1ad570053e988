import { statSync } from 'node:fs';
import { loadSearches } from './load-searches.ts';
import { readQueries, scoreQueries } from './search-queries.ts';

/**
 * How often the right result is in the top three, on the server and in a browser without it, and what a search costs;
 * needs a build:
 * npm run bench -- search
 */
const queries = readQueries();
const searches = await loadSearches();
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

for (const [where, search] of Object.entries(searches)) {
  const { missed, found, onTop } = await scoreQueries(queries, search);
  console.log(`${where}: ${percent(found)} of ${queries.length} among the first three, ${percent(onTop)} on top`);
  for (const [kind, all] of Object.entries(Object.groupBy(queries, ({ kind }) => kind))) {
    const lost = missed.filter(({ query }) => query.kind === kind).length;
    console.log(`  ${kind}: ${(all?.length ?? 0) - lost} of ${all?.length}`);
  }
  for (const { query, first } of missed) {
    console.log(
      `  missed "${query.query}": ${first.map(({ title, path = 'answer' }) => `${title} (${path})`).join('; ')}`,
    );
  }
}

/** Expensive queries: long, unknown, misspelt, other scripts, one letter repeated. */
const hostile = [
  'x'.repeat(200),
  'qj '.repeat(66),
  'desing develpment wrodpress optimizaton maintenence infografic '.repeat(3),
  '網站'.repeat(100),
  'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(4),
  '💥'.repeat(100),
  '1234567890 '.repeat(18),
];
for (const [where, search] of Object.entries(searches)) {
  for (const [name, texts] of Object.entries({ usual: queries.map(({ query }) => query), hostile })) {
    let most = 0;
    const before = process.cpuUsage();
    for (const [place, text] of texts.entries()) {
      const started = process.cpuUsage();
      // The encoder caches its inputs; an extra letter makes it new.
      await search(`${String.fromCharCode(97 + (place % 26))} ${text}`.slice(0, 200));
      const { user, system } = process.cpuUsage(started);
      most = Math.max(most, (user + system) / 1000);
    }
    const { user, system } = process.cpuUsage(before);
    const mean = (user + system) / 1000 / texts.length;
    console.log(`${where}, ${name} queries: ${mean.toFixed(1)} ms of processor each, at most ${most.toFixed(1)}`);
  }
}
console.log(`The browser's index: ${(statSync('build/client/search.json.br').size / 1024).toFixed(1)} KB compressed`);
