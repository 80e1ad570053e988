/** The path of a page's Markdown version: '/about.md' for '/about', '/index.md' for '/'. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/** The page of a Markdown path: '/about' for '/about.md'. */
export function pageOfMarkdown(path: string): string {
  const page = path.replace(/\.md$/, '');
  return page === '/index' ? '/' : page;
}
