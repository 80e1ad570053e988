import { describe, expect, test } from 'vitest';
import { plainWords } from '#language/text/plain.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { editsIn, isInstead } from './edits-in.ts';
import { createNamer } from './mentions.ts';

const namer = createNamer(fixtureShop());

function edits(text: string) {
  const words = plainWords(text);
  return editsIn(words, namer.mentionsIn(words));
}

describe('how a message changes what was spoken of', () => {
  test.each([
    'leave out the stories',
    'without the stories',
    'drop the stories please',
    'leave the stories out',
    'forget about the stories',
    'the kite for now, the stories later',
    'what if I do not insist on stories',
    'a non stories one',
    'I do not want new stories',
  ])('%s drops them', (text) => {
    expect(edits(text).drops).toEqual(['sky-tales']);
  });

  test('what is lacking is wanted, where nothing is under discussion that it could be left out of', () => {
    const words = plainWords('we open soon and still no stories');
    const drops = (discussed: string[]) => editsIn(words, namer.mentionsIn(words), discussed).drops;
    expect(drops([])).toEqual([]);
    expect(drops(['sky-tales'])).toEqual(['sky-tales']);
  });

  test('a package is chosen by what can be done with it, and wished for by what others do', () => {
    expect(edits('the one where customers can pay').picks).toBe(true);
    expect(edits('and if customers pay inside it').wishes).toBe(true);
  });

  test.each(['how much are the stories', 'add the stories', 'what about stories', 'drop the stories to 5 pages'])(
    '%s drops nothing',
    (text) => {
      expect(edits(text).drops).toEqual([]);
    },
  );

  test.each(['also a story', 'plus a story', 'add stories', 'and a story as well'])('%s adds', (text) => {
    expect(edits(text).adds).toBe(true);
  });

  test('what stands in for something else adds nothing', () => {
    expect(edits('and a kite').adds).toBe(true);
    expect(edits('and a kite instead').adds).toBe(false);
  });

  test.each(['a kite instead', 'I meant the kite', 'no, the kite', 'make it 12 pages'])('%s replaces', (text) => {
    expect(edits(text).replaces).toBe(true);
  });

  test.each(['what is the total', 'so what does it come to', 'the sum please'])('%s asks for a sum', (text) => {
    expect(edits(text)).toMatchObject({ sums: true, all: false });
  });

  test.each(['between the two', 'one of each'])('%s speaks of two', (text) => {
    expect(edits(text).both).toBe(true);
  });

  test.each(['the one with payments', 'whichever has a login', 'which one includes hosting'])('%s picks', (text) => {
    expect(edits(text).picks).toBe(true);
  });

  test.each(['all of it', 'so both together', 'how much is everything'])('%s speaks of everything', (text) => {
    expect(edits(text).all).toBe(true);
  });
});

test.each([
  ['just the kite and the stories', true],
  ['only 3 stories please', true],
  ['the stories only', true],
  ['only the first one', true],
  ['the last only please', true],
  ['the last one please', false],
  ['just change the stories', false],
  ['not only the stories', false],
  ['how much are stories', false],
])('%s: nothing else is wanted: %s', (text, only) => {
  expect(edits(text).only).toBe(only);
});

test.each([
  ['swap the kite for stories', ['sky-tales']],
  ['replace the last one by a kite', ['kite-building']],
  ['swap the kite for something, and the stories stay', []],
  ['swap the kite', []],
])('%s: what comes instead is %j', (text, instead) => {
  const words = plainWords(text);
  const mentions = namer.mentionsIn(words).filter((mention) => isInstead(words, mention));
  expect(mentions.map(({ service }) => service)).toEqual(instead);
});
