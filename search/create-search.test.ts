import { describe, expect, test } from 'vitest';
import type { Encodable } from '#language/encode/encoder.ts';
import { readHeads } from '#language/encode/encoder.ts';
import { createSearch } from './create-search.ts';
import { fixtureDocuments } from './fixture-documents.ts';

/** An encoder with two dimensions: about water, and not. */
function fakeEncoder(read: string[] = []) {
  return {
    name: 'fake',
    async encode(messages: readonly Encodable[]) {
      return messages.map(({ text }) => {
        read.push(text);
        const wet = /rain|wet|umbrella/i.test(text);
        return { vector: Float32Array.from(wet ? [1, 0] : [0, 0]), ...readHeads([]) };
      });
    },
  };
}

const documents = fixtureDocuments.map((document) => ({
  ...document,
  vector: document.title.includes('rain') ? [127, 0] : [0, 127],
}));

describe('the search of the server', () => {
  test('finds by meaning without a shared word', async () => {
    const search = createSearch({ documents, encoder: fakeEncoder() });
    expect((await search('umbrella'))[0]).toEqual({
      kind: 'answer',
      title: 'Can I fly it in the rain?',
      path: undefined,
      note: undefined,
      answer: 'Better not.',
    });
  });

  test('without an encoder, ranks by words only', async () => {
    const search = createSearch({ documents });
    expect(await search('umbrella')).toEqual([]);
    expect((await search('kite'))[0]?.title).toBe('Kite Design');
  });

  test('lists nothing twice, and limits packages in favour of other results', async () => {
    const search = createSearch({ documents, encoder: fakeEncoder() });
    const rain = await search('rain');
    expect(rain.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
    const kites = await search('kite design');
    expect(kites.filter(({ kind }) => kind === 'package')).toHaveLength(3);
  });

  test('limits the text that is encoded, and skips other scripts', async () => {
    const read: string[] = [];
    const search = createSearch({ documents, encoder: fakeEncoder(read) });
    await search('kite '.repeat(5_000));
    await search('網站'.repeat(100));
    await search('?!');
    expect(read.every((text) => text.length <= 60)).toBe(true);
    expect(read).toHaveLength(1);
  });
});
