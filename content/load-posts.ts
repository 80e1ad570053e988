import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { leaveOut, needsRemoved, type Removed, stillSold } from '#catalogue/left-out.ts';
import { isServiceSlug } from '#catalogue/look-up.ts';
import { renderReferences } from '#catalogue/references.ts';
import type { Photograph } from './photograph.ts';

/** Relative to the project's root, where every command runs. The built server is a bundle in another folder. */
const folder = path.resolve('content/posts');

const frontMatter = z.object({
  title: z.string().max(60, 'the title has at most 60 characters'),
  description: z
    .string()
    .min(100, 'the description has at least 100 characters')
    .max(160, 'the description has at most 160 characters'),
  date: z.iso.date('the date must be written like 2026-03-12'),
  tags: z.array(z.string(), 'tags are a list: [Websites, Budget]').min(1, 'a post has at least one tag'),
  services: z
    .array(z.string().refine(isServiceSlug, { error: ({ input }) => `'${input}' is no service of ours` }))
    .min(1, 'names no service that is sold'),
  /** A file next to the post; `alt` describes it. */
  photograph: z.string().optional(),
  alt: z.string().default(''),
  caption: z.string().optional(),
});

type FrontMatter = z.infer<typeof frontMatter>;

export interface Post extends Omit<FrontMatter, 'photograph' | 'alt' | 'caption'> {
  slug: string;
  photograph?: Photograph;
  /** Markdown with figures filled in. */
  body: string;
}

/** 'key: value' lines; a value in brackets is a list. Posts need no more of YAML than this. */
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

function issueText({ path: [field], message }: z.core.$ZodIssue): string {
  return `${String(field)}: ${message}`;
}

/** The two parts of a file: the fields between '---' lines, and the text. */
function partsOf(slug: string, source: string): [block: string, body: string] {
  const [, block, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  if (block === undefined || body === undefined) {
    throw new Error(`content/posts/${slug}.md: begins without front matter between '---' lines`);
  }
  return [block, body.trim()];
}

/** The three fields of a photograph as one. */
function withPhotograph({ photograph: file, alt = '', caption, ...data }: FrontMatter): Omit<Post, 'slug' | 'body'> {
  return { ...data, ...(file ? { photograph: { file, alt, ...(caption ? { caption } : {}) } } : {}) };
}

export function parsePost(slug: string, source: string): Post {
  const [block, body] = partsOf(slug, source);
  const { services, ...others } = parseFields(renderReferences(block));
  const fields = frontMatter.safeParse({
    ...others,
    services: Array.isArray(services) ? stillSold(services) : services,
  });
  if (!fields.success) throw new Error(`content/posts/${slug}.md: ${fields.error.issues.map(issueText).join('; ')}`);
  return { slug, ...withPhotograph(fields.data), body: renderReferences(leaveOut(leaveOut(body), removedPosts())) };
}

/** Where a post is stored. */
export function postFile({ slug }: Pick<Post, 'slug'>): string {
  return `content/posts/${slug}.md`;
}

interface PostFile {
  slug: string;
  source: string;
}

/** The posts before figures are filled in. */
export function postFiles(): PostFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({
      slug: name.replace(/\.md$/, ''),
      source: readFileSync(path.join(folder, name), 'utf8'),
    }));
}

/**
 * A post is left out with its services, with a figure in its title or description, or with a condition around all of
 * its text.
 */
function isShown({ slug, source }: PostFile): boolean {
  const [block, body] = partsOf(slug, source);
  const { services } = parseFields(block);
  const isAboutRemoved = Array.isArray(services) && services.length > 0 && stillSold(services).length === 0;
  return !isAboutRemoved && !block.split('\n').some((line) => needsRemoved(line)) && leaveOut(body) !== '';
}

export function shownPostFiles(): PostFile[] {
  return postFiles().filter(isShown);
}

let gone: Removed | undefined;

/** The posts that are left out. Other posts leave out the lines that link to them. */
export function removedPosts(): Removed {
  const pages = () =>
    postFiles()
      .filter((file) => !isShown(file))
      .map(({ slug }) => `/blog/${slug}`);
  gone ??= { services: new Set(), pages: new Set(pages()) };
  return gone;
}

/** Every post with references instead of figures, for editing elsewhere. */
export function unrenderedPosts(): Post[] {
  return postFiles().map(({ slug, source }) => {
    const [block, body] = partsOf(slug, source);
    return { slug, ...withPhotograph(parseFields(block) as FrontMatter), body };
  });
}

let posts: readonly Post[] | undefined;

/** Every post, newest first. */
export function loadPosts(): readonly Post[] {
  posts ??= shownPostFiles()
    .map(({ slug, source }) => parsePost(slug, source))
    .toSorted((left, right) => right.date.localeCompare(left.date));
  return posts;
}
