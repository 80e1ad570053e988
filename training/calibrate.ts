import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Calibration, kindFeatures, weighedKinds } from '#assistant/read/probabilities.ts';
import { allEntries } from '#knowledge/index.ts';
import { type Kind, kinds } from '#language/encode/labels.ts';
import { fitWeights } from './fit-weights.ts';
import { manifest } from './manifest.ts';

/**
 * Fits the two small models that turn the encoder's outputs into probabilities, on held-out writers: the kind of a
 * message, and whether its best entry is the right one. Reads the outputs of `train_encoder.py calibration`.
 * node training/calibrate.ts [--work FOLDER] [--out FILE]
 */
const { values } = parseArgs({
  options: {
    work: { type: 'string', default: path.join(import.meta.dirname, 'work') },
    out: { type: 'string', default: path.join(import.meta.dirname, '../assistant/read/calibrations.ts') },
  },
});

interface Prediction {
  keys: readonly string[];
  kind: Kind | null;
  heads: readonly number[];
  entries: readonly [key: string, score: number][];
  services: readonly [key: string, score: number][];
}

function features({ heads, entries, services }: Prediction): number[] {
  const most = Math.max(...heads.slice(0, kinds.length));
  const powers = heads.slice(0, kinds.length).map((value) => Math.exp(value - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  const likely = Object.fromEntries(kinds.map((kind, index) => [kind, (powers[index] ?? 0) / sum])) as Record<
    Kind,
    number
  >;
  return kindFeatures(
    likely,
    entries.map(([, score]) => score),
    services.map(([, score]) => score),
  );
}

/** An entry marked as equal is as right as the one asked for. */
const equals = new Map(
  allEntries().map(({ id, equals: others }) => [`entry:${id}`, others.map((other) => `entry:${other}`)]),
);

function isRight(keys: readonly string[], found: string): boolean {
  return keys.includes(found) || (equals.get(found) ?? []).some((key) => keys.includes(key));
}

type Told = Prediction & { kind: Exclude<Kind, 'place'> };

function readPredictions(encoder: string): Told[] {
  const file = path.join(values.work, manifest.stages.calibration.output, `${encoder}.jsonl`);
  const lines = readFileSync(file, 'utf8').split('\n');
  const rows: Prediction[] = lines.filter(Boolean).map((line) => JSON.parse(line));
  return rows.filter((row): row is Told => row.kind !== null && row.kind !== 'place');
}

/** The weights of one encoder, and how often the most probable kind is then right. */
function calibrate(encoder: string): Calibration {
  const told = readPredictions(encoder);
  const ofKinds = fitWeights(
    told.map(features),
    told.map(({ kind }) => weighedKinds.indexOf(kind)),
    weighedKinds.length,
  );
  const scoresOf = (row: Prediction) => {
    const sample = [...features(row), 1];
    return ofKinds.map((weights) => weights.reduce((sum, weight, at) => sum + weight * (sample[at] ?? 0), 0));
  };
  const entryShare = (row: Prediction) => {
    const powers = scoresOf(row).map(Math.exp);
    return (powers[weighedKinds.indexOf('entry')] ?? 0) / powers.reduce((sum, power) => sum + power, 0);
  };
  const leads = told.map((row) => {
    const [first, second] = row.entries;
    return [first?.[1] ?? 0, (first?.[1] ?? 0) - (second?.[1] ?? 0), entryShare(row)];
  });
  const right = told.map(({ keys, entries: [first] }) => Number(first !== undefined && isRight(keys, first[0])));
  const [no = [], yes = []] = fitWeights(leads, right, 2);
  for (const kind of weighedKinds) {
    const of = told.filter((row) => row.kind === kind);
    const hit = of.filter((row) => {
      const scores = scoresOf(row);
      return weighedKinds[scores.indexOf(Math.max(...scores))] === kind;
    });
    console.log(`${encoder}, ${kind}: ${hit.length} of ${of.length}`);
  }
  return { kinds: ofKinds, entry: yes.map((weight, at) => Math.round((weight - (no[at] ?? 0)) * 1_000) / 1_000) };
}

const calibrations = { encoder: calibrate('encoder'), student: calibrate('student') };
const text = `import type { Calibration } from './probabilities.ts';

/** Written by \`training/calibrate.ts\`: one calibration per encoder. */
export const calibrations: Readonly<Record<string, Calibration>> = ${JSON.stringify(calibrations)};
`;
writeFileSync(values.out, text);
