import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface TextFile {
  /** Relative to the project's root. */
  file: string;
  lines: readonly string[];
}

/** Folders with hand-written texts for visitors. */
const folders = ['catalogue/services', 'catalogue/lists', 'content/pages', 'content/posts', 'knowledge/entries'];
const single = [
  'app/pages/site-page-list.ts',
  'app/seo/files/llms-txt.ts',
  'app/seo/files/share-text.ts',
  'assistant/answer/replies.ts',
  'brand/brand.ts',
  'catalogue/offered.ts',
  'content/exhibits.ts',
  'content/portfolio.ts',
  'content/testimonials.ts',
  'app/chat/chat-texts.ts',
  'company/no-match.ts',
  'company/facts.ts',
  'company/notices.ts',
];

/** An agency whose services have packages of their own needs no lists. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.(?:ts|md)$/.test(name) && !/\.test\.ts$|README\.md$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')));
}

export function readTextFiles(): TextFile[] {
  return [...folders.flatMap(filesBelow).toSorted(), ...single].map((file) => ({
    file,
    lines: readFileSync(file, 'utf8').split('\n'),
  }));
}

/** Whether a line is for developers, not for visitors. */
export function isComment(file: string, line: string): boolean {
  return file.endsWith('.ts') && /^\s*(?:\/\*\*|\*|\/\/)/.test(line);
}

/**
 * Whether a line of a topic file is a visitor's wording: the question, or another form of it. List items of an answer
 * look the same and are skipped with them.
 */
export function isWording(file: string, line: string): boolean {
  return file.startsWith('knowledge/entries/') && /^(?:## |- )/.test(line);
}

/** The line that contains a text, for findings from the data alone; the file if none does. */
export function locationOf(files: readonly TextFile[], file: string, text: string): string {
  const index = files.find((each) => each.file === file)?.lines.findIndex((line) => line.includes(text)) ?? -1;
  return index < 0 ? file : `${file}:${index + 1}`;
}

/** The line of a path in the data: ['questions', 3, 'answer'] is the fourth line with 'answer:'. */
export function locationOfPath(files: readonly TextFile[], file: string, path: readonly PropertyKey[]): string {
  const at = path.findLastIndex((step) => typeof step === 'string');
  const before = path[at - 1];
  const key = new RegExp(`(?<![\\w-])'?${String(path[at])}'?:`);
  const lines = files.find((each) => each.file === file)?.lines ?? [];
  const found = lines.flatMap((line, index) => (key.test(line) ? [index + 1] : []));
  const number = found[typeof before === 'number' ? before : 0];
  return number === undefined ? file : `${file}:${number}`;
}
