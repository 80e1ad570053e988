import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createEntryChooser } from '#assistant/choose-entry.ts';
import { createReaderContext } from '#assistant/read/create-reader-context.ts';
import { probabilityOfFeatures } from '#assistant/read/probabilities.ts';
import { createMessageReader } from '#assistant/read/read-message.ts';
import { minPartEntry } from '#assistant/thresholds.ts';
import { createUnderstanding, newTokenBudget } from '#assistant/understand.ts';
import { createShop } from '#catalogue/shop.ts';
import type { Encoder } from '#language/encode/encoder.ts';
import { createStudent } from '#language/encode/student.ts';
import { inTrainingTerms } from '#language/encode/training-terms.ts';
import { readVectors, type Vectors } from '#language/encode/vectors.ts';
import { loadModel, modelFolder } from '#server/chatbot/load-assistant.ts';
import { fitWeights } from './fit-weights.ts';
import { judgedMessages } from './judged.ts';
import { readEntries } from './read-entries.ts';

/**
 * Fits the model that decides which of the entries close to a part of a message answers it, for each encoder, on
 * messages of live talks whose writers marked the entries they wanted to read. Prints how many entries would be picked
 * rightly and wrongly in talks it wasn't fitted on.
 * node training/fit-entry-weights.ts [--model FOLDER] [--out FILE]
 */
const { values } = parseArgs({
  options: {
    model: { type: 'string', default: modelFolder },
    out: { type: 'string', default: path.join(import.meta.dirname, '../assistant/read/entry-weights.ts') },
  },
});
const folds = 4;
/** Iterations of the fit: more change nothing. */
const steps = 800;
/** More than any message needs. */
const enoughWork = 10_000;
const entries = readEntries();
const shop = createShop();
const equals = new Map(entries.map(({ id, equals: same = [] }) => [Number(id), same]));

interface Candidate {
  id: number;
  features: readonly number[];
  isGood: boolean;
}

interface ReadMessage {
  talk: string;
  good: readonly number[];
  /** The candidates of each of its parts. */
  parts: readonly (readonly Candidate[])[];
}

function isSame(left: number, right: number): boolean {
  return left === right || (equals.get(left)?.includes(right) ?? false) || (equals.get(right)?.includes(left) ?? false);
}

async function readBy(own: Encoder, vectors: Vectors): Promise<ReadMessage[]> {
  const encoder = inTrainingTerms(own, vectors.learntName);
  const reader = await createReaderContext({ shop, entries, encoder, vectors });
  const { understand } = createUnderstanding(reader, encoder);
  const { candidatesFor } = createEntryChooser(reader, createMessageReader(reader, encoder));
  const read: ReadMessage[] = [];
  for (const { history, text, good, ok } of judgedMessages()) {
    const earlier = history.map((said) => ({ sender: 'user' as const, text: said }));
    const parts = await understand({ question: text, history: earlier }, newTokenBudget(enoughWork));
    const wanted = [...good, ...ok];
    const candidates = [];
    for (const part of parts) {
      const said = { text: part.text, acts: part.acts, isOneOfSeveral: parts.length > 1 };
      const found = (await candidatesFor(part.before, said, part.reading, newTokenBudget(enoughWork))) ?? [];
      candidates.push(
        found.map(({ entry, features }) => {
          const id = Number(entry.id);
          return { id, features, isGood: wanted.some((other) => isSame(other, id)) };
        }),
      );
    }
    read.push({ talk: history[0] ?? text, good, parts: candidates });
  }
  return read;
}

function weightsFor(messages: readonly ReadMessage[]): number[] {
  const samples = messages.flatMap(({ parts }) => parts.flat());
  const [no = [], yes = []] = fitWeights(
    samples.map(({ features }) => [...features]),
    samples.map(({ isGood }) => Number(isGood)),
    2,
    steps,
  );
  return yes.map((weight, at) => Math.round((weight - (no[at] ?? 0)) * 1_000) / 1_000);
}

function report(name: string, messages: readonly ReadMessage[]): void {
  const talks = [...new Set(messages.map(({ talk }) => talk))];
  let [right, wrong] = [0, 0];
  for (let fold = 0; fold < folds; fold++) {
    const apart = new Set(talks.filter((_, at) => at % folds === fold));
    const weights = weightsFor(messages.filter(({ talk }) => !apart.has(talk)));
    for (const { parts } of messages.filter(({ talk }) => apart.has(talk))) {
      const picked = parts.flatMap((candidates) => {
        const scored = candidates.map((one) => ({ ...one, share: probabilityOfFeatures(weights, one.features) }));
        return scored
          .toSorted((left, other) => other.share - left.share)
          .filter((one, at) => at === 0 && one.share >= minPartEntry);
      });
      const once = picked.filter(({ id }, at) => picked.findIndex((other) => other.id === id) === at);
      right += once.filter(({ isGood }) => isGood).length;
      wrong += once.filter(({ isGood }) => !isGood).length;
    }
  }
  const wanted = messages.reduce((sum, { good }) => sum + good.length, 0);
  console.log(`${name}: ${right} entries picked rightly and ${wrong} wrongly; ${wanted} were wanted`);
}

const { encoder, vectors } = await loadModel(values.model);
const fileOf = (name: string) => new Uint8Array(readFileSync(path.join(values.model, name))).buffer;
const readings = {
  encoder: await readBy(encoder, vectors),
  student: await readBy(createStudent(fileOf('student.bin')), readVectors(fileOf('student-vectors.bin'))),
};
for (const [name, messages] of Object.entries(readings)) report(name, messages);
const weights = Object.fromEntries(Object.entries(readings).map(([name, messages]) => [name, weightsFor(messages)]));
writeFileSync(
  values.out,
  `/** Written by \`training/fit-entry-weights.ts\`: a weight per feature and a bias, for each encoder. */
export const entryWeights: Readonly<Record<string, readonly number[]>> = ${JSON.stringify(weights)};
`,
);
process.exit(0);
