import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface TextFile {
  /** From the project's root. */
  file: string;
  lines: readonly string[];
}

/** Where texts for visitors are written by hand. */
const folders = ['catalogue/services', 'catalogue/lists', 'content', 'knowledge/entries'];
const single = [
  'app/pages/site-page-list.ts',
  'app/seo/files/llms-txt.ts',
  'app/seo/files/share-text.ts',
  'assistant/answer/replies.ts',
  'brand/brand.ts',
  'catalogue/offered.ts',
  'app/chat/chat-texts.ts',
  'company/no-match.ts',
  'company/facts.ts',
];

function filesBelow(folder: string): string[] {
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

/** Whether a line is for those who read the code, not for visitors. */
export function isComment(file: string, line: string): boolean {
  return file.endsWith('.ts') && /^\s*(?:\/\*\*|\*|\/\/)/.test(line);
}

/**
 * Whether a line of a topic file is what visitors ask: the question, or another wording of it. The items of an answer's list
 * look the same and are passed over with them.
 */
export function isWording(file: string, line: string): boolean {
  return file.startsWith('knowledge/entries/') && /^(?:## |- )/.test(line);
}

/** The line that holds a text, for what is known from the data alone; the file where none does. */
export function placeOf(files: readonly TextFile[], file: string, text: string): string {
  const index = files.find((each) => each.file === file)?.lines.findIndex((line) => line.includes(text)) ?? -1;
  return index < 0 ? file : `${file}:${index + 1}`;
}

/** The line of what a path of keys and places leads to: ['questions', 3, 'answer'] is the fourth line that says 'answer:'. */
export function placeOfPath(files: readonly TextFile[], file: string, path: readonly PropertyKey[]): string {
  const at = path.findLastIndex((step) => typeof step === 'string');
  const before = path[at - 1];
  const key = new RegExp(`(?<![\\w-])'?${String(path[at])}'?:`);
  const lines = files.find((each) => each.file === file)?.lines ?? [];
  const found = lines.flatMap((line, index) => (key.test(line) ? [index + 1] : []));
  const number = found[typeof before === 'number' ? before : 0];
  return number === undefined ? file : `${file}:${number}`;
}
