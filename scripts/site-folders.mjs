/** Folders whose code and data the site is built from. */
export const siteFolders = [
  'app',
  'assistant',
  'brand',
  'catalogue',
  'company',
  'content',
  'knowledge',
  'language',
  'leads',
  'public',
  'search',
  'server',
];
