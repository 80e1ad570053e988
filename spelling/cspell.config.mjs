import { brandMisspellings } from '../company/facts.ts';
import { otherSpellings } from './other-spellings.mjs';

/** The words of visitors' misspellings of the agency's name. */
function misspeltName() {
  return brandMisspellings.flatMap((name) => name.match(/\p{L}+/gu) ?? []);
}

/** British spelling with -ize, in everything that visitors, staff and developers read. */
export default {
  version: '0.2',
  language: 'en-GB',
  globRoot: '..',
  files: ['*.md', 'docs/**/*.md', '{app,catalogue,company,content,knowledge,spelling,sweeps}/**/*.{md,ts,tsx}'],
  ignorePaths: [
    // Tests are about misspellings.
    '**/*.test.ts',
    'catalogue/also-called.ts',
    // Names of cities worldwide.
    'knowledge/places.ts',
  ],
  dictionaryDefinitions: [{ name: 'project-words', path: './words.txt' }],
  dictionaries: ['project-words'],
  flagWords: otherSpellings,
  // Names defined by web standards and vocabularies.
  ignoreRegExpList: ['color-scheme', '(?:background|theme)_color', 'behavior: ', 'OfferCatalog', 'stop-color'],
  overrides: [
    {
      // What visitors call a service, including misspellings.
      filename: 'catalogue/services/*.ts',
      ignoreRegExpList: ['/(?:alsoCalled|terms): \\[[^\\]]*\\]/g'],
    },
    {
      // The words that removed services were sold by.
      filename: 'catalogue/offered.ts',
      ignoreRegExpList: ['/words: \\[[^\\]]*\\]/g'],
    },
    {
      // The wordings below a question are visitors' own, including misspellings.
      filename: 'knowledge/entries/*.md',
      ignoreRegExpList: ['/(?<=^## .*\\n)(?:- .*\\n)+/gm'],
    },
    {
      // Examples of visitors' typos and misspellings of the brand.
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
  ],
};
