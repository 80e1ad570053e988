import { readFileSync } from 'node:fs';

/** The objects of a JSONL file. */
export function readJsonLines<Line>(file: string): Line[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line));
}
