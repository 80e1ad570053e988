import { escapePattern } from '#company/escape.ts';

/** A script several pages load. */
interface SharedFile {
  name: string;
  /** How the paths of its modules begin, from the root of the repository. */
  modules: readonly string[];
  except?: readonly string[];
  /** It has only modules that at least as many pages use. */
  minShareCount?: number;
}

/** A module goes to the first file that names it. */
export const sharedFiles: readonly SharedFile[] = [
  // Separate, because together they would run for longer than a slow phone should be blocked.
  { name: 'react', modules: ['node_modules/react/', 'node_modules/react-dom/', 'node_modules/scheduler/'] },
  { name: 'router', modules: ['node_modules/react-router/', 'node_modules/cookie-es/'] },
  {
    name: 'site',
    modules: [
      'app/brand/fonts',
      'app/brand/logo',
      'app/brand/motif.tsx',
      'app/chat/chat-texts.',
      'app/pages/breadcrumbs.',
      'app/root.',
      'app/sections/band.',
      'app/sections/breadcrumb.',
      'app/sections/key-points.',
      'app/sections/linked-text.',
      'app/sections/page-header.',
      'app/sections/price-note.',
      'app/sections/section-heading.',
      'app/seo/page-meta',
      'app/seo/share-image-path.',
      'app/seo/structured-data.',
      'app/shell/',
      'app/ui/',
      'catalogue/categories',
      'catalogue/category-list',
      'catalogue/service-names',
      'company/',
    ],
    except: [
      // Loaded after hydration.
      'app/shell/act-as-menu',
      'app/shell/watch-bar',
      'app/ui/field',
      'app/ui/local-time',
      // Opening hours are only on the contact page.
      'company/clock',
      'company/hours-',
      'company/join-words',
      'company/no-match',
      'company/office-hours',
    ],
  },
  {
    name: 'fields',
    modules: ['app/contact/consent-field', 'app/contact/identity-field', 'app/ui/field', 'leads/limits'],
    minShareCount: 2,
  },
  {
    name: 'pictures',
    // What loads the pictures, not what draws them.
    modules: ['drawings/exhibits/exhibit-picture', 'app/sections/package-picture', 'app/sections/work-picture'],
    minShareCount: 2,
  },
  {
    // Project cards, which the home page has as well.
    name: 'work-cards',
    modules: [
      'app/brand/crease-sheet',
      'app/sections/piece-grid',
      'app/sections/sample',
      'drawings/paper/motif-drawing',
      'drawings/paper/pick',
    ],
    minShareCount: 2,
  },
  {
    // Separate from project cards, because the home page doesn't need them.
    name: 'post-cards',
    modules: [
      'app/sections/blog',
      'app/sections/filter',
      'app/sections/piece-filter',
      'app/sections/post-list',
      'app/seo/blog',
      'app/seo/collection',
    ],
    minShareCount: 2,
  },
  {
    name: 'questions',
    modules: [
      'app/sections/assurances.',
      'app/sections/estimate.',
      'app/sections/fold.',
      'app/sections/question-id.',
      'app/sections/questions.',
    ],
    minShareCount: 2,
  },
  {
    // Pieces of a few hundred bytes, each of which would be a request.
    name: 'texts',
    modules: ['app/pages/breadcrumbs', 'app/sections/', 'app/seo/'],
    except: [
      'app/sections/amount-loaded',
      'app/sections/measure-speed',
      'app/sections/named-prices',
      'app/sections/numbered-document',
      'app/sections/offices',
      'app/sections/refund-table',
      'app/sections/speed',
      'app/sections/terms-',
      'app/sections/text-with-code',
    ],
    minShareCount: 2,
  },
];

function anyOf(beginnings: readonly string[]): string {
  return beginnings.map((beginning) => escapePattern(beginning).replaceAll('/', String.raw`[\\/]`)).join('|');
}

/** The file as the bundler wants it described. */
export function chunkGroup({ modules, except = [], ...file }: SharedFile) {
  const excluded = except.length === 0 ? '' : `(?!${anyOf(except)})`;
  return { ...file, test: new RegExp(String.raw`[\\/]${excluded}(?:${anyOf(modules)})`) };
}

/** All of them; built once, where a test finds the expressions. */
export const sharedChunks = sharedFiles.map(chunkGroup);
