import { createSearch, type Search } from '#search/create-search.ts';
import { allDocuments } from './all-documents.ts';

let search: Search | undefined;

/** A search by words only, for development without the server. */
export const searchByKeyword: Search = (query) => {
  search ??= createSearch({ documents: allDocuments() });
  return search(query);
};
