import { readdirSync, readFileSync } from 'node:fs';
import { type ParsedFile, parseEntries } from './parse-entries.ts';

const folder = new URL('./entries/', import.meta.url);

/** All hand-written entries, file by file in the order of their names. */
export function readTopicFiles(): ParsedFile {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted();
  const parsed = files.map((name) => parseEntries(`entries/${name}`, readFileSync(new URL(name, folder), 'utf8')));
  return {
    drafts: parsed.flatMap(({ drafts }) => drafts),
    findings: parsed.flatMap(({ findings }) => findings),
  };
}
