import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJsonLines } from '../scripts/json-lines.ts';
import { type Manifest, manifestSchema } from './manifest-schema.ts';
import { isSmoke, smokeLines, smokeManifest } from './smoke.ts';

type Group = keyof Manifest['sets'];

const written = manifestSchema.parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'manifest.json'), 'utf8')));
/** Everything a training depends on besides the code. */
export const manifest: Manifest = isSmoke ? smokeManifest(written) : written;

const dataFolder = path.join(import.meta.dirname, 'data');
/** The folder of a group's sets in `data/`. */
const folders: Readonly<Record<Group, string>> = { messages: '', asked: 'asked', turns: 'turns', judged: 'judged' };

/** Problems with the manifest: sets missing on either side, or with the same name. */
export function problemsOf({ sets: groups, stages }: Manifest): string[] {
  const listed = Object.values(groups).flatMap((group) => Object.keys(group));
  const named = Object.values(stages).flatMap(({ leavesOut = {}, holdsOut = [] }) => [
    ...Object.keys(leavesOut),
    ...holdsOut,
  ]);
  return [
    ...Object.entries(groups).flatMap(([group, own]) => {
      const folder = folders[group as Group];
      const names = readdirSync(path.join(dataFolder, folder)).filter((name) => name.endsWith('.jsonl'));
      const present = names.map((name) => path.basename(name, '.jsonl'));
      return [
        ...present
          .filter((name) => !Object.hasOwn(own, name))
          .map((name) => `data/${path.join(folder, name)}.jsonl has no line under "${group}"`),
        ...Object.keys(own)
          .filter((name) => !present.includes(name))
          .map((name) => `"${name}" under "${group}" has no file`),
      ];
    }),
    ...listed.filter((name, at) => listed.indexOf(name) < at).map((name) => `two sets are called "${name}"`),
    ...named.filter((name) => !listed.includes(name)).map((name) => `a stage leaves out "${name}", which is no set`),
  ];
}

/** The sets of a group with their lines, in the manifest's order. */
export function readSets(group: Group): { writer: string; lines: unknown[] }[] {
  return Object.keys(manifest.sets[group]).map((writer) => ({
    writer,
    lines: readJsonLines(path.join(dataFolder, folders[group], `${writer}.jsonl`)).slice(
      0,
      isSmoke ? smokeLines : undefined,
    ),
  }));
}
