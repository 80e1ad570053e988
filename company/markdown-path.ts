/** Where a page stands as Markdown: '/about' at '/about.md', '/' at '/index.md'. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/** The page that a Markdown file is of: '/about.md' of '/about'. */
export function pageOfMarkdown(path: string): string {
  const page = path.replace(/\.md$/, '');
  return page === '/index' ? '/' : page;
}
