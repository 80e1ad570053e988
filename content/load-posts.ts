import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { renderReferences } from '#catalogue/references.ts';
import { serviceSlugs } from '#catalogue/service-names.ts';

/** From the project's root, where every command runs: the built server is a bundle that lies elsewhere. */
const folder = path.resolve('content/posts');

const frontMatter = z.object({
  title: z.string().max(60),
  description: z.string().min(100).max(160),
  date: z.iso.date(),
  tags: z.array(z.string()).min(1),
  services: z.array(z.enum(serviceSlugs)).min(1),
});

export interface Post extends z.infer<typeof frontMatter> {
  slug: string;
  /** Markdown with its figures put in. */
  body: string;
}

/** 'key: value' lines; a value in brackets is a list. The posts need no more of YAML than this. */
function parseFields(block: string): Record<string, string | string[]> {
  const fields = Object.create(null) as Record<string, string | string[]>;
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    if (colon < 0) continue;
    const value = line.slice(colon + 1).trim();
    const list = /^\[(.*)\]$/.exec(value);
    fields[line.slice(0, colon).trim()] = list ? (list[1] ?? '').split(',').map((item) => item.trim()) : value;
  }
  return fields;
}

export function parsePost(slug: string, source: string): Post {
  const parts = /^---\n(.*?)\n---\n(.*)$/s.exec(source);
  if (!parts) throw new Error(`content/posts/${slug}.md: begins without front matter between '---' lines`);
  const [, block = '', body = ''] = parts;
  const fields = frontMatter.safeParse(parseFields(renderReferences(block)));
  if (!fields.success) throw new Error(`content/posts/${slug}.md: ${z.prettifyError(fields.error)}`);
  return { slug, ...fields.data, body: renderReferences(body.trim()) };
}

let posts: readonly Post[] | undefined;

/** Every post, newest first. */
export function loadPosts(): readonly Post[] {
  posts ??= readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => parsePost(name.replace(/\.md$/, ''), readFileSync(path.join(folder, name), 'utf8')))
    .toSorted((left, right) => right.date.localeCompare(left.date));
  return posts;
}
