import { searchIndex } from '../search/search-index.ts';

/** `/search.json`, written at build time like every page. */
export function loader() {
  return Response.json(searchIndex());
}
