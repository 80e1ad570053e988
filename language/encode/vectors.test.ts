import { describe, expect, test } from 'vitest';
import { knownThings } from '#assistant/read/create-reader.ts';
import { createShop } from '#catalogue/shop.ts';
import { allEntries } from '#knowledge/index.ts';
import { learntName } from '../../training/learnt-name.ts';
import { modelFile } from '../../training/samples.ts';
import { printOf } from '../retrieve/placed.ts';
import { readVectors } from './vectors.ts';

/** A few changed entries are worked out when the server starts; more would make that slow. */
const mostMissing = 36;

describe.each(['encoder-vectors.bin', 'student-vectors.bin'])('%s', (name) => {
  const vectors = readVectors(modelFile(name));
  const { entries, services, areas } = knownThings({ shop: createShop(), entries: allEntries(), vectors });
  const known = [...entries, ...services, ...areas];

  test('knows what messages can be about, as it is worded now', () => {
    const missing = known.filter(({ key, texts }) => !vectors.vectorOf(key, printOf(texts))).map(({ key }) => key);
    expect(missing.length, `missing: ${missing.join(' ')}; run training/write-vectors.ts`).toBeLessThanOrEqual(
      mostMissing,
    );
  });

  test('says what the encoder was taught to call the agency', () => {
    expect(vectors.learntName).toBe(learntName);
  });

  test('every vector is as wide as the others and points somewhere', () => {
    const found = known.flatMap(({ key, texts }) => vectors.vectorOf(key, printOf(texts)) ?? []);
    expect(new Set(found.map(({ length }) => length)).size).toBe(1);
    expect(found.every((vector) => vector.some((value) => value !== 0))).toBe(true);
  });

  test('a changed wording or an unknown thing has none', () => {
    const [one] = services;
    expect(vectors.vectorOf(one?.key ?? '', printOf([...(one?.texts ?? []), 'kites']))).toBeUndefined();
    expect(vectors.vectorOf('service:kites', printOf(['kites']))).toBeUndefined();
  });
});
