import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ParsedFile, parseEntries } from './parse-entries.ts';

/** Relative to the project's root, where every command runs. The built server is a bundle in another folder. */
const folder = pathToFileURL(`${path.resolve('knowledge/entries')}/`);

/** The topic files, sorted by name. */
export function topicFiles(): URL[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return names.toSorted().map((name) => new URL(name, folder));
}

/** All hand-written entries, file by file. */
export function readTopicFiles(): ParsedFile {
  const parsed = topicFiles().map((file) =>
    parseEntries(`entries/${file.pathname.split('/').at(-1)}`, readFileSync(file, 'utf8')),
  );
  return {
    drafts: parsed.flatMap(({ drafts }) => drafts),
    findings: parsed.flatMap(({ findings }) => findings),
  };
}
