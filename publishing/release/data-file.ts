import type { RecordType } from '../content/content.ts';

/** Which record a finding in a file is attributed to. */
export interface Place {
  /** The first line of the record, counted from 1. */
  line: number;
  type: RecordType;
  key: string;
}

/** A data file of a tree, in the repository's format. */
export interface DataFile {
  /** Relative to the tree's root. */
  file: string;
  text: string;
  /** Its records, in order. */
  places: readonly Place[];
}

/** A value as source code, on several lines so that line numbers in findings are useful. */
export function asCode(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** A file that is one record. */
export function fileOf(file: string, text: string, type: RecordType, key: string): DataFile {
  return { file, text, places: [{ line: 1, type, key }] };
}

interface Part {
  key: string;
  text: string;
}

/** A file with several records of a type. */
export function fileOfMany(file: string, type: RecordType, head: string, parts: readonly Part[], foot = ''): DataFile {
  let text = head;
  const places: Place[] = [];
  for (const part of parts) {
    places.push({ line: text.split('\n').length, type, key: part.key });
    text += part.text;
  }
  return { file, text: text + foot, places };
}

/** The record a line of a file belongs to. */
export function recordAt(files: readonly DataFile[], file: string, line = 1): Place | undefined {
  return files.find((each) => each.file === file)?.places.findLast((place) => place.line <= line);
}
