import { expect, test } from 'vitest';
import { indexedItems } from '#assistant/read/create-reader-context.ts';
import { createShop } from '#catalogue/shop.ts';
import { allEntries } from '#knowledge/index.ts';
import { readVectors } from '#language/encode/vectors.ts';
import { wordingsHash } from '#language/retrieve/embed-items.ts';
import { modelFile } from '../../training/fixture-samples.ts';

/** A few changed entries are computed at start-up; more would slow it down. */
const maxMissing = 36;

test.each(['encoder-vectors.bin', 'student-vectors.bin'])(
  '%s knows what messages can be about, as it is worded now',
  (name) => {
    const vectors = readVectors(modelFile(name));
    const { entries, services, areas } = indexedItems({ shop: createShop(), entries: allEntries(), vectors });
    const known = [...entries, ...services, ...areas];
    const missing = known.filter(({ key, texts }) => !vectors.vectorOf(key, wordingsHash(texts))).map(({ key }) => key);
    expect(missing.length, `missing: ${missing.join(' ')}; run training/write-vectors.ts`).toBeLessThanOrEqual(
      maxMissing,
    );
  },
);
