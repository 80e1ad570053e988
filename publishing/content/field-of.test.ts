import { expect, test } from 'vitest';
import { fieldOf } from './field-of.ts';

const service = {
  facts: { slug: 'kites', packages: [{ tier: 'basic', inclusions: ['A tail', 'A line of {kites.basic.metres}'] }] },
  text: { promise: 'Kites from {kites.form}.', about: ['One.', 'Two, {kites.basic.prize}.'] },
};

test.each([
  ['packages.0.price: must be above zero', 'packages.0.price'],
  ['text.searchTitle: is too long', 'searchTitle'],
  ['{kites.form} names a figure that there is not', 'promise'],
  ['{kites.basic.prize} names a figure that there is not', 'about'],
  ['{kites.basic.metres} names a figure that there is not', 'packages.0.inclusions'],
  ['knowledge/render/packages.ts kites: entry 10007: the answer has 146 words', 'packages'],
  ['knowledge/render/service-questions.ts kites: entry 301: sentences have 30 words on average', 'questions'],
  ["a line of a list ends with a full stop: 'A tail…'", 'packages.0.inclusions'],
])('%s', (reason, field) => {
  expect(fieldOf(reason, service)).toBe(field);
});

test('a finding without a field name has no field', () => {
  expect(fieldOf('is in no category', service)).toBeUndefined();
  expect(fieldOf("names 'nothing of it'", undefined)).toBeUndefined();
});
