import { expect, test } from 'vitest';
import { fixtureDocuments } from './fixture-documents.ts';
import { indexPacked, packDocuments, unpackDocuments } from './pack-documents.ts';

const packed = packDocuments(fixtureDocuments);

test('a packed document keeps its kind, title, place and note, and loses its text', () => {
  const unpacked = unpackDocuments(JSON.parse(JSON.stringify(packed)));
  expect(unpacked).toHaveLength(fixtureDocuments.length);
  unpacked.forEach(({ kind, title, path, note, text }, place) => {
    const original = fixtureDocuments[place];
    expect({ kind, title, path, note }).toEqual({
      kind: original?.kind,
      title: original?.title,
      path: original?.path,
      note: original?.note,
    });
    expect(text).toBeUndefined();
  });
});

test('other names are included, misspellings are not', () => {
  const words = unpackDocuments(packed).flatMap(({ also = [] }) => also.join(' ').split(' '));
  expect(words).toContain('diamond');
  expect(words).not.toContain('waterprof');
});

test('the browser finds with them what the server finds', () => {
  const index = indexPacked(packed);
  for (const query of ['diamond', 'desing', 'kite d']) {
    expect(index.rank(query, 1)[0]?.document.title).toBe('Kite Design');
  }
});
