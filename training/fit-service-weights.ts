import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createReaderContext } from '#assistant/read/create-reader-context.ts';
import { purposesNamed } from '#assistant/read/package-purposes.ts';
import { candidatesIn } from '#assistant/read/service-features.ts';
import { createShop } from '#catalogue/shop.ts';
import type { Encoder } from '#language/encode/encoder.ts';
import { createStudent } from '#language/encode/student.ts';
import { readVectors, type Vectors } from '#language/encode/vectors.ts';
import { countsIn } from '#language/slots/numbers-in.ts';
import { tiersIn } from '#language/slots/tiers-in.ts';
import { plainWords } from '#language/text/plain.ts';
import { loadModel, modelFolder } from '#server/chatbot/load-assistant.ts';
import { fitWeights } from './fit-weights.ts';
import { readEntries } from './read-entries.ts';
import { allExamples } from './read-examples.ts';

/**
 * Fits the model that decides which of the services mentioned in a message it is about, for each encoder, on all
 * self-contained messages about services. Prints how many messages of held-out writers get exactly their services.
 * node training/fit-service-weights.ts [--model FOLDER] [--out FILE]
 */
const { values } = parseArgs({
  options: {
    model: { type: 'string', default: modelFolder },
    out: { type: 'string', default: path.join(import.meta.dirname, '../assistant/read/service-weights.ts') },
  },
});
const shop = createShop();
const entries = readEntries();
const folds = 2;
/** Iterations of the fit: more change nothing. */
const steps = 400;
/** Messages encoded by each encoder: enough for a score of weights. */
const most = 2_000;

interface Told {
  writer: string;
  services: readonly string[];
  candidates: readonly { service: string; features: readonly number[] }[];
}

/** Services with the same price list count as one answer. */
function listOf(service: string): unknown {
  const packages = shop.offers.get(service)?.packages;
  return packages?.length ? packages : service;
}

function sameLists(left: readonly string[], right: readonly string[]): boolean {
  const [one, other] = [new Set(left.map(listOf)), new Set(right.map(listOf))];
  return one.size === other.size && [...one].every((list) => other.has(list));
}

const messages = allExamples()
  .filter(({ kind, before, keys }) => kind === 'catalogue' && !before && keys.some((key) => key.startsWith('service:')))
  .filter((_, at, { length }) => at % Math.max(1, Math.floor(length / most)) === 0);

async function toldBy(encoder: Encoder, vectors: Vectors): Promise<Told[]> {
  const reader = await createReaderContext({ shop, entries, encoder, vectors });
  const told: Told[] = [];
  for (const { writer, text, keys } of messages) {
    const [encoding] = await encoder.encode([{ text }]);
    if (!encoding) continue;
    const words = reader.speller.correct(plainWords(text));
    const candidates = candidatesIn(
      {
        words,
        mentions: reader.nameMatcher.mentionsIn(words),
        near: reader.nearServices(encoding.vector),
        wants: encoding.wants,
        counts: countsIn(words),
        tiers: tiersIn(words),
        orders: false,
        tags: [],
        purposes: purposesNamed(shop, words),
      },
      shop.offers,
    );
    const services = keys.filter((key) => key.startsWith('service:')).map((key) => key.slice('service:'.length));
    told.push({ writer, services, candidates });
  }
  return told;
}

function weightsFor(told: readonly Told[]): number[] {
  const samples = told.flatMap(({ services, candidates }) =>
    candidates.map(({ service, features }) => ({
      features: [...features],
      meant: Number(services.some((other) => listOf(other) === listOf(service))),
    })),
  );
  const [no = [], yes = []] = fitWeights(
    samples.map(({ features }) => features),
    samples.map(({ meant }) => meant),
    2,
    steps,
  );
  return yes.map((weight, at) => Math.round((weight - (no[at] ?? 0)) * 1_000) / 1_000);
}

function chosen({ candidates }: Told, weights: readonly number[]): string[] {
  const scored = candidates
    .map(({ service, features }) => ({
      service,
      score: weights.reduce((sum, weight, at) => sum + weight * (features[at] ?? 1), 0),
    }))
    .toSorted((left, right) => right.score - left.score);
  return scored.filter(({ score }, rank) => rank === 0 || score >= 0).map(({ service }) => service);
}

function report(name: string, told: readonly Told[]): void {
  const writers = [...new Set(told.map(({ writer }) => writer))];
  let [right, several, rightOfSeveral] = [0, 0, 0];
  for (let fold = 0; fold < folds; fold++) {
    const apart = new Set(writers.filter((_, at) => at % folds === fold));
    const weights = weightsFor(told.filter(({ writer }) => !apart.has(writer)));
    for (const message of told.filter(({ writer }) => apart.has(writer))) {
      const exact = sameLists(chosen(message, weights), message.services);
      right += Number(exact);
      several += Number(message.candidates.length > 1);
      rightOfSeveral += Number(exact && message.candidates.length > 1);
    }
  }
  console.log(
    `${name}: ${((right / told.length) * 100).toFixed(1)} % of ${told.length}, ${((rightOfSeveral / several) * 100).toFixed(1)} % of the ${several} with several candidates`,
  );
}

const { encoder, vectors } = await loadModel(values.model);
const fileOf = (name: string) => new Uint8Array(readFileSync(path.join(values.model, name))).buffer;
const readers = {
  encoder: await toldBy(encoder, vectors),
  student: await toldBy(createStudent(fileOf('student.bin')), readVectors(fileOf('student-vectors.bin'))),
};
for (const [name, told] of Object.entries(readers)) report(name, told);
const weights = Object.fromEntries(Object.entries(readers).map(([name, told]) => [name, weightsFor(told)]));
writeFileSync(
  values.out,
  `/** Written by \`training/fit-service-weights.ts\`: a weight per feature and a bias, for each encoder. */
export const serviceWeights: Readonly<Record<string, readonly number[]>> = ${JSON.stringify(weights)};
`,
);
