import { expect, test } from 'vitest';
import { unfolded } from './unfolded.ts';

const of = (question: string) => unfolded({ question, history: [{ sender: 'user', text: question }] });

test('letters of other forms are read as plain ones', () => {
  expect(of('Ⓛⓞⓖⓞ for 2½ pages')).toEqual({
    question: 'Logo for 21⁄2 pages',
    history: [{ sender: 'user', text: 'Logo for 21⁄2 pages' }],
  });
});

test('letters that stand for whole phrases make a text no longer to read', () => {
  const { question, history } = of('ﷺ'.repeat(2000));
  expect(question.length).toBeLessThanOrEqual(2100);
  expect(history[0]?.text.length).toBeLessThanOrEqual(2100);
});
