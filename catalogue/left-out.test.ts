import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  emptiedTexts,
  leaveOut,
  leaveOutOfAnswer,
  leaveOutOfTexts,
  needsRemoved,
  removedWith,
  stillSold,
} from './left-out.ts';

const gone = removedWith([{ slug: 'kite-flying', number: 99, to: '/services', words: ['kite flight'] }]);
const without = (text: string) => leaveOut(text, gone);

describe('a text omits what needs a removed service', () => {
  test.each([
    ['a paragraph with a figure', 'Logos cost $5.\n\nKites from {kite-flying.from}.', 'Logos cost $5.'],
    ['a paragraph with its page', 'See [kites](/service/kite-flying).\n\nOr ask.', 'Or ask.'],
    ['a paragraph with its address', 'See {page.service.kite-flying}.\n\nOr ask.', 'Or ask.'],
    ['an item of a list', 'We sell:\n\n- logos\n- kites, {kite-flying.from}\n- posts', 'We sell:\n\n- logos\n- posts'],
    [
      'a row of a table',
      '| a | b |\n| --- | --- |\n| kites | {kite-flying.from} |\n| logos | 2 |',
      '| a | b |\n| --- | --- |\n| logos | 2 |',
    ],
    [
      'a table by its first row',
      'Prices:\n\n| | {kite-flying.name} |\n| --- | --- |\n| cost | 1 |\n\nAsk us.',
      'Prices:\n\nAsk us.',
    ],
    [
      'a section by its heading',
      '# A\n\nOne.\n\n## {kite-flying.name}\n\nTwo.\n\n### More\n\nThree.\n\n## B\n\nFour.',
      '# A\n\nOne.\n\n## B\n\nFour.',
    ],
    ['a marked passage', 'Logos{if kite-flying}, kites{end} and posts.', 'Logos and posts.'],
    ['a marked passage with a figure in it', 'Logos.{if kite-flying} Kites cost {kite-flying.from}.{end}', 'Logos.'],
    ['a passage that needs several', 'Logos.{if logo-design, kite-flying} Both fly.{end}', 'Logos.'],
  ])('%s', (_, text, left) => {
    expect(without(text)).toBe(left);
  });

  test.each(['A kite flight is fun.', 'Our {kite-flying-school.from}.', '/service/kite-flying-school'])(
    'other texts are unchanged: %s',
    (text) => {
      expect(without(text)).toBe(text);
    },
  );

  test('a passage whose services are sold is kept, without its mark', () => {
    expect(without('Logos{if logo-design}, {logo-design.from}{end}.')).toBe('Logos, {logo-design.from}.');
  });

  test('every remaining line is from the text, and none needs a removed service', () => {
    const piece = fc.constantFrom('{kite-flying.from}', 'Kites.', '\n', '\n\n', '- ', '## ', '| ', ' is ', 'A');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        const lines = new Set(text.split('\n').map((line) => line.trim()));
        for (const line of without(text).split('\n')) {
          expect(needsRemoved(line, gone)).toBe(false);
          expect(line === '' || lines.has(line.trim())).toBe(true);
        }
      }),
    );
  });
});

test('an answer is dropped if its first line needs a removed service', () => {
  expect(leaveOutOfAnswer('Yes, for {kite-flying.from}.\nLogos, too.', gone)).toBe('');
  expect(leaveOutOfAnswer('Yes:\n- kites, {kite-flying.from}\n- logos', gone)).toBe('Yes:\n- logos');
});

test('lists lose items without text; empty texts outside lists are reported', () => {
  const page = {
    heading: 'From {kite-flying.from}',
    lead: 'We sell logos{if kite-flying} and kites{end}.',
    related: ['logo-design', 'kite-flying'],
    questions: [
      { question: 'What does a kite cost?', answer: '{kite-flying.from}.' },
      { question: 'What is a logo?', answer: 'A sign.' },
      { question: 'Do kites fly?', answer: '{if kite-flying}They do.{end}' },
    ],
  };
  expect(leaveOutOfTexts(page, gone)).toEqual({
    heading: '',
    lead: 'We sell logos.',
    related: ['logo-design'],
    questions: [{ question: 'What is a logo?', answer: 'A sign.' }],
  });
  expect(emptiedTexts(page, gone)).toEqual(['From {kite-flying.from}']);
  expect(stillSold(page.related, gone)).toEqual(['logo-design']);
});

test('a paragraph that links to a removed post is removed as well', () => {
  const posts = { services: new Set<string>(), pages: new Set(['/blog/first-kite']) };
  expect(leaveOut('Start small.\n\n[A first kite](/blog/first-kite) tells how.\n\nGrow later.', posts)).toBe(
    'Start small.\n\nGrow later.',
  );
});

test('a removed service without words changes no text', () => {
  const unstated = removedWith([{ slug: 'kite-flying', to: '/', words: [] }]);
  expect(leaveOut('It costs {kite-flying.from}.', unstated)).toBe('It costs {kite-flying.from}.');
});
