import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isSmoke, smokeLines, smokeManifest } from './smoke.ts';

/** The settings of a training stage; with `like`, it inherits those of another. */
const stage = z.strictObject({
  input: z.string().optional(),
  output: z.string(),
  like: z.string().optional(),
  epochs: z.number().optional(),
  studentEpochs: z.number().optional(),
  batch: z.number().optional(),
  rate: z.number().optional(),
  studentRate: z.number().optional(),
  framed: z.number().optional(),
  /** Sets it doesn't read, each with the reason. */
  leavesOut: z.record(z.string(), z.string()).optional(),
  /** Sets it doesn't train on either, but writes its outputs for. */
  holdsOut: z.array(z.string()).optional(),
});
const set = z.strictObject({
  holds: z.string(),
  /** Its messages aren't split into parts: a change and a question may be in one. */
  uncut: z.boolean().optional(),
  /** How often it is read relative to others. */
  weight: z.number().optional(),
});
const sets = z.record(z.string(), set);
const shippedBy = z.strictObject({
  commit: z.string(),
  turns: z.strictObject({ epochs: z.number(), studentEpochs: z.number(), leavesOut: z.array(z.string()) }),
  because: z.string().optional(),
});
const manifestSchema = z.strictObject({
  base: z.strictObject({
    model: z.string(),
    licence: z.string(),
    package: z.string(),
    version: z.string(),
    weights: z.string(),
    tokenizer: z.string(),
  }),
  versions: z.strictObject({ python: z.string(), torch: z.string(), numpy: z.string() }),
  seed: z.number(),
  encoder: z.strictObject({ tokens: z.number(), commonTokens: z.number() }),
  student: z.strictObject({
    tokens: z.number(),
    width: z.number(),
    layers: z.number(),
    heads: z.number(),
    inner: z.number(),
  }),
  stages: z.strictObject({ main: stage, calibration: stage, refine: stage, turns: stage }),
  shipped: z.strictObject({ encoder: shippedBy, student: shippedBy }),
  sets: z.strictObject({ messages: sets, asked: sets, turns: sets, judged: sets }),
});

export type Manifest = z.infer<typeof manifestSchema>;
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
    lines: readFileSync(path.join(dataFolder, folders[group], `${writer}.jsonl`), 'utf8')
      .split('\n')
      .filter((line) => line.trim())
      .slice(0, isSmoke ? smokeLines : undefined)
      .map((line) => JSON.parse(line)),
  }));
}
