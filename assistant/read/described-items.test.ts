import { expect, test } from 'vitest';
import type { TaggedWord } from '#language/encode/encoder.ts';
import type { KnownEntry } from '../contract.ts';
import { allKinds } from '../fixture-reading.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { describedSpans, resolveDescribedItems } from './described-items.ts';
import { createNameMatcher } from './mentions.ts';
import type { ReaderContext } from './reader-context.ts';

const nameMatcher = createNameMatcher(fixtureShop());

/** The words of a text; those in brackets are meant. */
function said(text: string): TaggedWord[] {
  return [...text.matchAll(/\[([^\]]+)\]|(\S+)/g)].flatMap(([, meant, other]) =>
    (meant ?? other ?? '').split(' ').map((word) => ({
      text: word,
      role: meant ? ('meant' as const) : ('nothing' as const),
      value: 'nothing' as const,
    })),
  );
}

test('a thing is what is wanted and has no name of a service', () => {
  expect(describedSpans({ nameMatcher }, said('we need [a windsock] and [two tales]'))).toEqual(['a windsock']);
  expect(describedSpans({ nameMatcher }, said('[tales and flags] please'))).toEqual(['flags']);
  expect(describedSpans({ nameMatcher }, said('how much for [it]'))).toEqual([]);
  expect(describedSpans({ nameMatcher }, said('a windsock for our field'))).toEqual([]);
});

const cards: KnownEntry = { id: 1, question: 'Do you print flags?', answer: 'No.' };
const encoding = { vector: new Float32Array(), kinds: allKinds({ catalogue: 1 }), wants: {}, leans: 0 } as never;

function knownOf(text: string, service: number, entry: number) {
  const reader = {
    nearServices: () => [{ item: 'kite-building', score: service }],
    nearEntries: () => [{ item: cards, score: entry }],
  } as unknown as ReaderContext;
  return resolveDescribedItems(reader, ['we', 'need', ...text.split(' ')], [{ text, encoding }]);
}

test('it is the closest service or the subject of the closest entry, whichever is closer', () => {
  expect(knownOf('a flying thing', 0.7, 0.4)).toEqual({
    mentions: [{ service: 'kite-building', from: 2, to: 5, isWeak: true }],
    entries: [],
  });
  expect(knownOf('printed flags', 0.3, 0.7)).toEqual({ mentions: [], entries: [cards] });
});

test('what is close to nothing is nothing, and a single word has to be very close', () => {
  expect(knownOf('some old boat', 0.4, 0.5)).toEqual({ mentions: [], entries: [] });
  expect(knownOf('mend', 0.7, 0.2)).toEqual({ mentions: [], entries: [] });
});
