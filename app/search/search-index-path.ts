/** The URL of the browser's search index. */
export const searchIndexPath = '/search.json';
