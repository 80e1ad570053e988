import { describe, expect, test } from 'vitest';
import { brandMisspellings, company } from '#company/facts.ts';
import { createOwnName, ownName } from './own-name.ts';

const birds = createOwnName('Sandpiper & Rowe', ['sand piper row']);

describe('a name is known in any writing', () => {
  test.each([
    'Sandpiper & Rowe',
    'sandpiper & rowe',
    'SANDPIPER AND ROWE',
    'sandpiper and rowe',
    'sandpiper rowe',
    'sandpiper&rowe',
    'Sandpiper + Rowe',
    "sandpiper 'n' rowe",
    'sandpiper-rowe',
    'sandpiperrowe',
    'sandpipper & row',
    'sand piper row',
  ])('%s', (written) => {
    expect(birds.replaceIn(`when was ${written} founded`)).toBe('when was sandpiperrowe founded');
    expect(birds.replaceIn(`Is ${written}'s office open?`, 'kites')).toBe("Is kites's office open?");
  });

  test.each([
    'a row of sandpipers',
    'sandpiper, rowe',
    'see www.sandpiper-rowe.example',
    'hi@sandpiperrowe.example',
    '',
  ])('but not where something else is said: %s', (text) => {
    expect(birds.replaceIn(text)).toBe(text);
  });

  test('everyday words near a name mean what they say', () => {
    expect(createOwnName('Blue Fox', []).replaceIn('a blue box')).toBe('a blue box');
    expect(createOwnName('Harbourly', []).replaceIn('by the harbour')).toBe('by the harbour');
  });

  test('a name that begins a longer one leaves nothing behind', () => {
    expect(createOwnName('Kite', ['kite and co']).replaceIn('is kite & co big')).toBe('is kite big');
  });
});

test.each([company.name, company.name.toUpperCase(), ...brandMisspellings])('%s is our own name', (written) => {
  expect(ownName.replaceIn(`who is ${written}?`)).toBe(`who is ${ownName.word}?`);
});
