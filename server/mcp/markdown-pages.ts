import { absoluteUrl } from '#company/addresses.ts';
import { markdownPath } from '#company/markdown-path.ts';
import type { Site } from '../site.ts';

export interface MarkdownPage {
  uri: string;
  /** Its name among the resources: '/about'. */
  name: string;
  title: string;
  mimeType: 'text/markdown';
}

export interface MarkdownPages {
  list: readonly MarkdownPage[];
  /** Undefined if there is no such page. */
  read: (uri: string) => string | undefined;
}

/** Every built page as Markdown, by its full URL. */
export function markdownPages(site: Site): MarkdownPages {
  const texts = new Map<string, string>();
  const list: MarkdownPage[] = [];
  for (const { path } of [...site.values()].filter(({ scriptHashes }) => scriptHashes !== undefined)) {
    const file = site.get(markdownPath(path));
    if (!file) continue;
    const uri = absoluteUrl(file.path);
    const text = new TextDecoder().decode(file.content);
    const title = /^# (.+)$/m.exec(text)?.[1] ?? path;
    texts.set(uri, text);
    list.push({ uri, name: path, title, mimeType: 'text/markdown' });
  }
  return { list, read: (uri) => texts.get(uri) };
}
