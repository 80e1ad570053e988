import { readFile } from 'node:fs/promises';
import { createSearch, type Search } from '#search/create-search.ts';
import { shownResults } from '#search/document.ts';
import { indexPacked } from '#search/pack-documents.ts';
import { pickResults } from '#search/pick-results.ts';
import { modelFolder } from '#server/chatbot/load-assistant.ts';
import { createLargeEncoder } from '#server/encoder/large-encoder.ts';
import { readSearchFile } from '#server/search/search-file.ts';

/** The server's search and the browser's own, from the files of a build. */
export async function loadSearches(buildFolder = 'build'): Promise<{ server: Search; browser: Search }> {
  const [documents, encoder, packed] = await Promise.all([
    readSearchFile(buildFolder),
    createLargeEncoder(modelFolder),
    readFile(`${buildFolder}/client/search.json`, 'utf8'),
  ]);
  const words = indexPacked(JSON.parse(packed));
  return {
    server: createSearch({ documents, encoder }),
    browser: async (query) =>
      pickResults(
        words.rank(query, shownResults * 4).map(({ document }) => document),
        shownResults,
      ),
  };
}
