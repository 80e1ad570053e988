import { brandMisspellings } from '../company/facts.ts';
import { otherSpellings } from './other-spellings.mjs';

/** How visitors write the agency's name, word by word. */
function misspeltName() {
  return brandMisspellings.flatMap((name) => name.match(/\p{L}+/gu) ?? []);
}

/** British spelling with -ize, in all that visitors, staff and developers read. */
export default {
  version: '0.2',
  language: 'en-GB',
  globRoot: '..',
  files: ['*.md', 'docs/**/*.md', '{app,catalogue,company,content,knowledge,spelling,sweeps}/**/*.{md,ts,tsx}'],
  ignorePaths: [
    // Misspellings are their matter.
    '**/*.test.ts',
    'catalogue/also-called.ts',
    // Names of cities the world over.
    'knowledge/places.ts',
  ],
  dictionaryDefinitions: [{ name: 'project-words', path: './words.txt' }],
  dictionaries: ['project-words'],
  flagWords: otherSpellings,
  // Names that the web and its vocabularies gave, not we.
  ignoreRegExpList: ['color-scheme', '(?:background|theme)_color', 'behavior: ', 'OfferCatalog'],
  overrides: [
    {
      // What visitors call a service, mistakes and all.
      filename: 'catalogue/services/*.ts',
      ignoreRegExpList: ['/(?:alsoCalled|terms): \\[[^\\]]*\\]/g'],
    },
    {
      // The wordings below a question are visitors' own, mistakes and all.
      filename: 'knowledge/entries/*.md',
      ignoreRegExpList: ['/(?<=^## .*\\n)(?:- .*\\n)+/gm'],
    },
    {
      // Examples of visitors' mistakes, and what they make of the brand.
      filename: '{app,company,knowledge,sweeps}/**/*.ts',
      ignoreWords: [
        'bussiness',
        'desgin',
        'guestpost',
        'logodesign',
        'nicheedits',
        'offpage',
        'onpage',
        'webste',
        ...misspeltName(),
      ],
    },
    // The assistant's name for its function; whoever renames it there takes it out here.
    { filename: 'app/chat/send.ts', ignoreWords: ['normalise'] },
  ],
};
