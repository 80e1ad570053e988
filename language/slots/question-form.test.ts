import { expect, test } from 'vitest';
import { cueText, plainWords } from '../text/plain.ts';
import { amountAskedIn, asksOpenly, asksWhether, comparedIn, inPriceAskedIn } from './question-form.ts';

const textOf = (question: string) => cueText(plainWords(question));

test('a question of yes or no is told from an open one', () => {
  expect(asksWhether(textOf('Does the infographic come with a print version?'))).toBe(true);
  expect(asksWhether(textOf('Which packages have a dashboard?'))).toBe(false);
  expect(asksWhether(textOf('How many posts do I get?'))).toBe(false);
  expect(asksWhether(textOf('logo price'))).toBe(false);
});

test('an open question is known by its first word', () => {
  expect(asksOpenly(textOf('How does express delivery work?'))).toBe(true);
  expect(asksOpenly(textOf('and who will be my contact'))).toBe(true);
  expect(asksOpenly(textOf('What about refunds?'))).toBe(false);
  expect(asksOpenly(textOf('Do you know how long it takes?'))).toBe(false);
});

test('the amount that is asked for is the noun nearest to the question', () => {
  expect(amountAskedIn(textOf('How many posts are in social media Premium?'))).toBe('posts');
  expect(amountAskedIn(textOf('number of hours in premium maintenance'))).toBe('customizationHours');
  expect(amountAskedIn(textOf('Does it come with niche edits? how many'))).toBe('nicheEdits');
  expect(amountAskedIn(textOf('pages in premium'))).toBeUndefined();
});

test.each([
  [' which is pricier a logo or a banner ', { by: 'price', more: true, same: false }],
  [' which one takes longer ', { by: 'time', more: true, same: false }],
  [' which is quicker ', { by: 'time', more: false, same: false }],
  [' which is cheaper ', { by: 'price', more: false, same: false }],
  [' what is the difference ', { by: undefined, more: false, same: false }],
  [' is that the same as seo consulting ', { by: undefined, more: false, same: true }],
])('%s compares', (text, compared) => {
  expect(comparedIn(text)).toEqual(compared);
});

test('what is asked to be in the price is told from what comes on top', () => {
  expect(inPriceAskedIn(textOf('Is VAT included?'))).toBe('included');
  expect(inPriceAskedIn(textOf('do your prices include tax'))).toBe('included');
  expect(inPriceAskedIn(textOf('will tax be added at the end'))).toBe('added');
  expect(inPriceAskedIn(textOf('is vat included or on top?'))).toBeUndefined();
  expect(inPriceAskedIn(textOf('which tax is included?'))).toBeUndefined();
});
