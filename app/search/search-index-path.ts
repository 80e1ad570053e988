/** Where the browser finds the search's index. */
export const searchIndexPath = '/search.json';
