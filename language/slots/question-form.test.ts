import { expect, test } from 'vitest';
import { paddedText, plainWords } from '../text/plain.ts';
import {
  adSpendAskedIn,
  amountAskedIn,
  asksDirectly,
  asksIfYouDo,
  asksOpenly,
  asksShare,
  asksWhether,
  comparedIn,
  inPriceAskedIn,
  rhythmAskedIn,
} from './question-form.ts';

const textOf = (question: string) => paddedText(plainWords(question));

test.each([
  'how much deposit would I pay',
  'what do I still owe you',
  'how much is left to pay on delivery',
  'when do I pay the rest',
  'what is the first instalment',
])('%s: asks for a share of the price', (question) => {
  expect(asksShare(textOf(question))).toBe(true);
});

test.each(['how much is it', 'what is the rest of the package', 'is there anything left to decide'])(
  '%s: does not',
  (question) => {
    expect(asksShare(textOf(question))).toBe(false);
  },
);

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

test('a claim or a demand wants no yes or no either', () => {
  expect(asksOpenly(textOf('I heard that revisions are free'))).toBe(true);
  expect(asksOpenly(textOf('give me half of it off'))).toBe(true);
  expect(asksOpenly(textOf('Are revisions free?'))).toBe(false);
});

test('a question is told from a statement by the order of its words', () => {
  expect(asksDirectly(textOf('We open in May. Would that work?'))).toBe(true);
  expect(asksDirectly(textOf('I have 500, what can I get for that?'))).toBe(false);
  expect(asksDirectly(textOf('a site that staff can edit, my budget is 900'))).toBe(false);
});

test('how a price is paid is told from what it is', () => {
  expect(rhythmAskedIn(textOf('Is that per month?'))).toBe('monthly');
  expect(rhythmAskedIn(textOf('so this is a one-time payment?'))).toBe('once');
  expect(rhythmAskedIn(textOf('do I pay once or every month'))).toBe('either');
  expect(rhythmAskedIn(textOf('How much is that a month?'))).toBeUndefined();
  expect(rhythmAskedIn(textOf('we want monthly SEO for 90 pages, which package is that'))).toBeUndefined();
  expect(rhythmAskedIn(textOf('I publish two posts every month'))).toBeUndefined();
});

test('what we do is told from where we are', () => {
  expect(asksIfYouDo(textOf('Do you work with people in Leeds?'))).toBe(true);
  expect(asksIfYouDo(textOf('Are you in Leeds?'))).toBe(false);
  expect(asksIfYouDo(textOf('Do you have an office in Leeds?'))).toBe(false);
});

test('whether the ads themselves are in the price is told from a budget for ads', () => {
  expect(adSpendAskedIn(textOf('Is the ad spend included?'))).toBe(true);
  expect(adSpendAskedIn(textOf('does the fee cover the money for the ads'))).toBe(true);
  expect(adSpendAskedIn(textOf('my ad budget is 300 a month'))).toBe(false);
});

test('the amount that is asked for is the noun nearest to the question', () => {
  expect(amountAskedIn(textOf('How many posts are in social media Premium?'))).toBe('posts');
  expect(amountAskedIn(textOf('number of hours in premium maintenance'))).toBe('customizationHours');
  expect(amountAskedIn(textOf('Does it come with niche edits? how many'))).toBe('nicheEdits');
  expect(amountAskedIn(textOf('how many days for 100 keywords?'))).toBeUndefined();
  expect(amountAskedIn(textOf('and how many page'))).toBe('pages');
  expect(amountAskedIn(textOf('pages in premium'))).toBe('pages');
  expect(amountAskedIn(textOf('a site with pages in two languages'))).toBeUndefined();
  expect(amountAskedIn(textOf('and a design for the same number of pages'))).toBeUndefined();
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
