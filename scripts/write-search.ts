import path from 'node:path';
import { allDocuments } from '#app/search/all-documents.ts';
import { placeDocuments } from '#server/search/place-documents.ts';
import { writeSearchFile } from '#server/search/search-file.ts';

/** Writes down everything the search can find, with where each points in the encoder's space. */
const buildFolder = path.resolve(process.argv[2] ?? 'build');

await writeSearchFile(buildFolder, await placeDocuments(allDocuments()));
