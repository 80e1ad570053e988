import { loadSite, type StoredFile } from '#server/site.ts';
import { type ParsedPage, parsePage } from './parse-page.ts';

const site = await loadSite('build').catch((error: Error) => {
  throw new Error(`There is no finished build to sweep: run npm run build first (${error.message}).`);
});

export interface BuiltPage extends ParsedPage {
  path: string;
}

/** Every URL with a built file: '/about', '/feed.xml', '/assets/entry-1a2b.js'. */
export const builtPaths: ReadonlySet<string> = new Set(site.keys());

function isPage({ type }: StoredFile): boolean {
  return type.startsWith('text/html');
}

/** Every built page, parsed once. */
export const builtPages: readonly BuiltPage[] = [...site.values()]
  .filter(isPage)
  .map(({ path, content }) => ({ path, ...parsePage(new TextDecoder().decode(content)) }));

/** The built files whose paths have this suffix: '.md', '/feed.xml'. */
export function builtTexts(ending: string): { path: string; text: string }[] {
  const found = [...site.values()].filter(({ path }) => path.endsWith(ending));
  if (found.length === 0) throw new Error(`The build holds no file whose path ends with ${ending}`);
  return found.map(({ path, content }) => ({ path, text: new TextDecoder().decode(content) }));
}
