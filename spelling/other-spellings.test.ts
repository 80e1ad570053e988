import { expect, test } from 'vitest';
import { otherSpellings } from './other-spellings.mjs';

test.each([
  'optimisation->optimization',
  'customised->customized',
  'organiser->organizer',
  'prioritises->prioritizes',
  'color->colour',
  'center->centre',
])('%s is refused in favour of ours', (spelling) => {
  expect(otherSpellings).toContain(spelling);
});

test('no spelling is refused and recommended at once', () => {
  const [refused, ours] = [0, 1].map((side) => otherSpellings.map((spelling) => spelling.split('->')[side]));
  expect(ours?.filter((spelling) => refused?.includes(spelling))).toEqual([]);
});
