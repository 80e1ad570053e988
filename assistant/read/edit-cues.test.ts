import { describe, expect, test } from 'vitest';
import { plainWords } from '#language/text/plain.ts';
import { fixtureShop } from '../fixture-shop.ts';
import { detectEditCues, isInstead } from './edit-cues.ts';
import { createNameMatcher } from './mentions.ts';

const nameMatcher = createNameMatcher(fixtureShop());

function cuesIn(text: string) {
  const words = plainWords(text);
  return detectEditCues(words, nameMatcher.mentionsIn(words));
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
    expect(cuesIn(text).drops).toEqual(['sky-tales']);
  });

  test('what is lacking is wanted, where nothing is under discussion that it could be left out of', () => {
    const words = plainWords('we open soon and still no stories');
    const drops = (discussed: string[]) => detectEditCues(words, nameMatcher.mentionsIn(words), discussed).drops;
    expect(drops([])).toEqual([]);
    expect(drops(['sky-tales'])).toEqual(['sky-tales']);
  });

  test('a package is chosen by what can be done with it, and wished for by what others do', () => {
    expect(cuesIn('the one where customers can pay').choosesByContents).toBe(true);
    expect(cuesIn('and if customers pay inside it').statesRequirement).toBe(true);
  });

  test.each(['how much are the stories', 'add the stories', 'what about stories', 'drop the stories to 5 pages'])(
    '%s drops nothing',
    (text) => {
      expect(cuesIn(text).drops).toEqual([]);
    },
  );

  test.each(['also a story', 'plus a story', 'add stories', 'and a story as well'])('%s adds', (text) => {
    expect(cuesIn(text).adds).toBe(true);
  });

  test('what stands in for something else adds nothing', () => {
    expect(cuesIn('and a kite').adds).toBe(true);
    expect(cuesIn('and a kite instead').adds).toBe(false);
  });

  test.each(['a kite instead', 'I meant the kite', 'no, the kite', 'make it 12 pages'])('%s replaces', (text) => {
    expect(cuesIn(text).replaces).toBe(true);
  });

  test.each(['what is the total', 'so what does it come to', 'the sum please'])('%s asks for a sum', (text) => {
    expect(cuesIn(text)).toMatchObject({ asksTotal: true, refersToAll: false });
  });

  test.each(['between the two', 'one of each'])('%s speaks of two', (text) => {
    expect(cuesIn(text).refersToBoth).toBe(true);
  });

  test.each(['the one with payments', 'whichever has a login', 'which one includes hosting'])('%s picks', (text) => {
    expect(cuesIn(text).choosesByContents).toBe(true);
  });

  test.each(['all of it', 'so both together', 'how much is everything'])('%s speaks of everything', (text) => {
    expect(cuesIn(text).refersToAll).toBe(true);
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
  expect(cuesIn(text).wantsOnlyNamed).toBe(only);
});

test.each([
  ['swap the kite for stories', ['sky-tales']],
  ['replace the last one by a kite', ['kite-building']],
  ['swap the kite for something, and the stories stay', []],
  ['swap the kite', []],
])('%s: what comes instead is %j', (text, instead) => {
  const words = plainWords(text);
  const mentions = nameMatcher.mentionsIn(words).filter((mention) => isInstead(words, mention));
  expect(mentions.map(({ service }) => service)).toEqual(instead);
});
