/** Folders whose code and data the site is built from. */
export const siteFolders = [
  'app',
  'assistant',
  'brand',
  'catalogue',
  'company',
  'content',
  'drawings',
  'knowledge',
  'language',
  'leads',
  'public',
  'search',
  'server',
];
