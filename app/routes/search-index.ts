import { packDocuments } from '#search/pack-documents.ts';
import { allDocuments } from '../search/all-documents.ts';

/** `/search.json`, written at build time like every page: the index browsers use if the server is down. */
export function loader() {
  return Response.json(packDocuments(allDocuments()));
}
