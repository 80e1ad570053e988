import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leaveOut, leaveOutOfAnswer, leaveOutOfTexts, lostTexts, namesGone, stillSold } from './left-out.ts';

const removed = [{ slug: 'kite-flying', number: 99, to: '/services', words: ['kite flight'] }];
const without = (text: string) => leaveOut(text, removed);

describe('a text leaves out what it says of a service that is gone', () => {
  test.each([
    ['by its figures', 'Logos cost $5. Kites from {kite-flying.from}. Ask us.', 'Logos cost $5. Ask us.'],
    ['by its page', 'See [kites](/service/kite-flying). Or ask.', 'Or ask.'],
    ['by its words, in any number', 'Kite flights take a day. Logos take two.', 'Logos take two.'],
    [
      'with what goes on about it',
      'We fly. A kite flight is fun. It takes a day. Logos take two.',
      'We fly. Logos take two.',
    ],
    ['in a list', 'We sell:\n\n- logos\n- a kite flight, {kite-flying.from}\n- posts', 'We sell:\n\n- logos\n- posts'],
    [
      'in a table',
      '| a | b |\n| --- | --- |\n| kite flights | 1 |\n| logos | 2 |',
      '| a | b |\n| --- | --- |\n| logos | 2 |',
    ],
    [
      'with a table it heads',
      'Prices:\n\n| | Kite flight |\n| --- | --- |\n| cost | 1 |\n\nAsk us.',
      'Prices:\n\nAsk us.',
    ],
    ['with a paragraph it begins', '**Kite flights.** You fly.\n\n**Logos.** You draw.', '**Logos.** You draw.'],
    [
      'with a section it heads',
      '# A\n\nOne.\n\n## Kite flights\n\nTwo.\n\n### More\n\nThree.\n\n## B\n\nFour.',
      '# A\n\nOne.\n\n## B\n\nFour.',
    ],
  ])('%s', (_, text, left) => {
    expect(without(text)).toBe(left);
  });

  test.each(['A kite and a flight.', 'Our {kite-flying-school.from}.', '/service/kite-flying-school'])(
    'and nothing of anything else: %s',
    (text) => {
      expect(without(text)).toBe(text);
    },
  );

  test('whatever the text, nothing that names it stays', () => {
    const piece = fc.constantFrom(
      'kite flight',
      '{kite-flying.from}',
      'Logos.',
      '. It',
      '\n',
      '\n\n',
      '- ',
      '## ',
      '| ',
      ' is ',
      'A',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        expect(namesGone(without(pieces.join('')), removed)).toBe(false);
      }),
    );
  });
});

test('an answer that begins with it answers nothing any more', () => {
  expect(leaveOutOfAnswer('Yes, a kite flight does. Logos do, too.', removed)).toBe('');
  expect(leaveOutOfAnswer('Yes. A kite flight does, too.', removed)).toBe('Yes.');
});

test('lists lose the items that have lost a text, and texts outside of lists are named', () => {
  const page = {
    heading: 'Kite flights',
    lead: 'We sell logos. And kite flights.',
    related: ['logo-design', 'kite-flying'],
    questions: [
      { question: 'What is a kite flight?', answer: 'Fun.' },
      { question: 'What is a logo?', answer: 'A sign.' },
    ],
  };
  expect(leaveOutOfTexts(page, removed)).toEqual({
    heading: '',
    lead: 'We sell logos.',
    related: ['logo-design'],
    questions: [{ question: 'What is a logo?', answer: 'A sign.' }],
  });
  expect(lostTexts(page, removed)).toEqual(['Kite flights']);
  expect(stillSold(page.related, removed)).toEqual(['logo-design']);
});

test('a text that stands by itself keeps the rest of its list; an item of a list goes', () => {
  const page = {
    promise: 'Logos, kite flights and tents, each at a fixed price.',
    points: ['A kite flight and a logo'],
  };
  expect(leaveOutOfTexts(page, removed)).toEqual({ promise: 'Logos and tents, each at a fixed price.', points: [] });
  expect(lostTexts(page, removed)).toEqual([]);
});

test('a sentence that leads to a post that is gone goes with it', () => {
  const post = [{ slug: 'first-kite', to: '/blog', words: ['/blog/first-kite'] }];
  expect(leaveOut('Start small. [A first kite](/blog/first-kite) tells how. Grow later.', post)).toBe(
    'Start small. Grow later.',
  );
});

test('a service whose words nobody has stated is gone from no text', () => {
  const unstated = [{ slug: 'kite-flying', to: '/', words: [] }];
  expect(leaveOut('It costs {kite-flying.from}.', unstated)).toBe('It costs {kite-flying.from}.');
});
