import { expect, test } from 'vitest';
import type { PortfolioPiece } from './portfolio-piece.ts';
import { pieceBehind, wordsAbout } from './same-client.ts';
import type { Testimonial } from './testimonial.ts';

const samplePiece: PortfolioPiece = {
  slug: 'florist',
  title: 'A florist',
  summary: 'A shop.',
  services: ['website-design', 'website-copywriting'],
  sector: 'Retail',
  country: 'Ireland',
  challenge: 'None.',
  approach: ['Asked.'],
  result: 'Open.',
  sample: true,
};
const sampleWords: Testimonial = {
  quote: 'Quick.',
  role: 'Owner',
  trade: 'florist',
  country: 'Ireland',
  services: ['website-design'],
  sample: true,
};
const { sample: _piece, ...unsignedPiece } = samplePiece;
const { sample: _words, ...unsignedWords } = sampleWords;
const consent = 'by email, 2026-03-12';

test('sample words belong to the sample piece of their country that used their services', () => {
  expect(pieceBehind(sampleWords, [samplePiece])).toBe(samplePiece);
  expect(wordsAbout(samplePiece, [sampleWords])).toBe(sampleWords);
});

test('another country or a service that the piece did not use tells them apart', () => {
  expect(pieceBehind({ ...sampleWords, country: 'Kenya' }, [samplePiece])).toBeUndefined();
  expect(pieceBehind({ ...sampleWords, services: ['logo-design'] }, [samplePiece])).toBeUndefined();
});

test("real ones are matched by the client's name only", () => {
  const piece: PortfolioPiece = { ...unsignedPiece, client: 'Petal & Stem', consent };
  const words: Testimonial = { ...unsignedWords, country: 'Kenya', client: 'Petal & Stem', consent };
  expect(pieceBehind(words, [piece])).toBe(piece);
  expect(pieceBehind({ ...words, client: 'Another' }, [piece])).toBeUndefined();
});

test('a sample is never taken for a real client', () => {
  const words: Testimonial = { ...unsignedWords, client: 'Petal & Stem', consent };
  expect(pieceBehind(words, [samplePiece])).toBeUndefined();
  expect(wordsAbout({ ...unsignedPiece, client: 'Petal & Stem', consent }, [sampleWords])).toBeUndefined();
});
