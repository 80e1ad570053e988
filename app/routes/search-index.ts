import { packDocuments } from '#search/pack-documents.ts';
import { allDocuments } from '../search/all-documents.ts';

/** `/search.json`, written at build time like every page: what browsers search when the server is away. */
export function loader() {
  return Response.json(packDocuments(allDocuments()));
}
