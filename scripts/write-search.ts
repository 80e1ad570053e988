import path from 'node:path';
import { allDocuments } from '#app/search/all-documents.ts';
import { embedDocuments } from '#server/search/embed-documents.ts';
import { writeSearchFile } from '#server/search/search-file.ts';

/** Writes everything the search can find, with its embeddings. */
const buildFolder = path.resolve(process.argv[2] ?? 'build');

await writeSearchFile(buildFolder, await embedDocuments(allDocuments()));
