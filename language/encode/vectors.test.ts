import { describe, expect, test } from 'vitest';
import { indexedItems } from '#assistant/read/create-reader-context.ts';
import { createShop } from '#catalogue/shop.ts';
import { allEntries } from '#knowledge/index.ts';
import { modelFile } from '../../training/fixture-samples.ts';
import { learntName } from '../../training/learnt-name.ts';
import { wordingsHash } from '../retrieve/embed-items.ts';
import { readVectors, writeVectors } from './vectors.ts';

describe.each(['encoder-vectors.bin', 'student-vectors.bin'])('%s', (name) => {
  const vectors = readVectors(modelFile(name));
  const { entries, services, areas } = indexedItems({ shop: createShop(), entries: allEntries(), vectors });
  const known = [...entries, ...services, ...areas];

  test('says what the encoder was taught to call the agency', () => {
    expect(vectors.learntName).toBe(learntName);
  });

  test('every vector is as wide as the others and points somewhere', () => {
    const found = known.flatMap(({ key, texts }) => vectors.vectorOf(key, wordingsHash(texts)) ?? []);
    expect(new Set(found.map(({ length }) => length)).size).toBe(1);
    expect(found.every((vector) => vector.some((value) => value !== 0))).toBe(true);
  });

  test('a changed wording or an unknown thing has none', () => {
    const [one] = services;
    expect(vectors.vectorOf(one?.key ?? '', wordingsHash([...(one?.texts ?? []), 'kites']))).toBeUndefined();
    expect(vectors.vectorOf('service:kites', wordingsHash(['kites']))).toBeUndefined();
  });
});

describe('what was worked out after training', () => {
  const row = (key: string, print: number, value: number) => ({ key, print, vector: Int8Array.of(value, 0) });
  const learnt = [row('entry:1', 11, 1), row('entry:2', 22, 2)];
  const later = [row('entry:2', 23, 3), row('entry:3', 33, 4)];
  const file = writeVectors(learnt, later, learntName).buffer;

  test('has a vector and counts as not learnt', () => {
    const vectors = readVectors(file);
    expect(vectors.vectorOf('entry:3', 33)?.[0]).toBe(4);
    expect(vectors.isLearnt('entry:3', 33)).toBe(false);
    expect(vectors.isLearnt('entry:1', 11)).toBe(true);
    expect(vectors.learnt).toEqual(learnt);
  });

  test('what was worded anew is learnt in its former wordings alone', () => {
    const vectors = readVectors(file);
    expect([22, 23].map((print) => vectors.vectorOf('entry:2', print)?.[0])).toEqual([2, 3]);
    expect([22, 23].map((print) => vectors.isLearnt('entry:2', print))).toEqual([true, false]);
  });

  test('where wordings are not at hand the latest counts', () => {
    const vectors = readVectors(file, { trusted: true });
    expect(vectors.vectorOf('entry:2', 0)?.[0]).toBe(3);
    expect(vectors.isLearnt('entry:2', 0)).toBe(false);
    expect(vectors.isLearnt('entry:1', 0)).toBe(true);
  });
});
