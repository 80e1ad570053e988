import { expect, test } from 'vitest';
import { paddedText, plainWords } from '../text/plain.ts';
import {
  asksIfAdSpendIncluded,
  asksIfOffered,
  asksShare,
  billingPeriodAskedIn,
  comparedIn,
  isInvertedQuestion,
  isOpenQuestion,
  isYesNoQuestion,
  priceInclusionAskedIn,
  unitAskedIn,
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
  expect(isYesNoQuestion(textOf('Does the infographic come with a print version?'))).toBe(true);
  expect(isYesNoQuestion(textOf('Which packages have a dashboard?'))).toBe(false);
  expect(isYesNoQuestion(textOf('How many posts do I get?'))).toBe(false);
  expect(isYesNoQuestion(textOf('logo price'))).toBe(false);
});

test('an open question is known by its first word', () => {
  expect(isOpenQuestion(textOf('How does express delivery work?'))).toBe(true);
  expect(isOpenQuestion(textOf('and who will be my contact'))).toBe(true);
  expect(isOpenQuestion(textOf('What about refunds?'))).toBe(false);
  expect(isOpenQuestion(textOf('Do you know how long it takes?'))).toBe(false);
});

test('a claim or a demand wants no yes or no either', () => {
  expect(isOpenQuestion(textOf('I heard that revisions are free'))).toBe(true);
  expect(isOpenQuestion(textOf('give me half of it off'))).toBe(true);
  expect(isOpenQuestion(textOf('Are revisions free?'))).toBe(false);
});

test('a question is told from a statement by the order of its words', () => {
  expect(isInvertedQuestion(textOf('We open in May. Would that work?'))).toBe(true);
  expect(isInvertedQuestion(textOf('I have 500, what can I get for that?'))).toBe(false);
  expect(isInvertedQuestion(textOf('a site that staff can edit, my budget is 900'))).toBe(false);
});

test('how a price is paid is told from what it is', () => {
  expect(billingPeriodAskedIn(textOf('Is that per month?'))).toBe('monthly');
  expect(billingPeriodAskedIn(textOf('so this is a one-time payment?'))).toBe('once');
  expect(billingPeriodAskedIn(textOf('do I pay once or every month'))).toBe('either');
  expect(billingPeriodAskedIn(textOf('How much is that a month?'))).toBeUndefined();
  expect(billingPeriodAskedIn(textOf('we want monthly SEO for 90 pages, which package is that'))).toBeUndefined();
  expect(billingPeriodAskedIn(textOf('I publish two posts every month'))).toBeUndefined();
});

test('what we do is told from where we are', () => {
  expect(asksIfOffered(textOf('Do you work with people in Leeds?'))).toBe(true);
  expect(asksIfOffered(textOf('Are you in Leeds?'))).toBe(false);
  expect(asksIfOffered(textOf('Do you have an office in Leeds?'))).toBe(false);
});

test('whether the ads themselves are in the price is told from a budget for ads', () => {
  expect(asksIfAdSpendIncluded(textOf('Is the ad spend included?'))).toBe(true);
  expect(asksIfAdSpendIncluded(textOf('does the fee cover the money for the ads'))).toBe(true);
  expect(asksIfAdSpendIncluded(textOf('my ad budget is 300 a month'))).toBe(false);
});

test('the amount that is asked for is the noun nearest to the question', () => {
  expect(unitAskedIn(textOf('How many posts are in social media Premium?'))).toBe('posts');
  expect(unitAskedIn(textOf('number of hours in premium maintenance'))).toBe('customizationHours');
  expect(unitAskedIn(textOf('Does it come with niche edits? how many'))).toBe('nicheEdits');
  expect(unitAskedIn(textOf('how many days for 100 keywords?'))).toBeUndefined();
  expect(unitAskedIn(textOf('and how many page'))).toBe('pages');
  expect(unitAskedIn(textOf('pages in premium'))).toBe('pages');
  expect(unitAskedIn(textOf('a site with pages in two languages'))).toBeUndefined();
  expect(unitAskedIn(textOf('and a design for the same number of pages'))).toBeUndefined();
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
  expect(priceInclusionAskedIn(textOf('Is VAT included?'))).toBe('included');
  expect(priceInclusionAskedIn(textOf('do your prices include tax'))).toBe('included');
  expect(priceInclusionAskedIn(textOf('will tax be added at the end'))).toBe('added');
  expect(priceInclusionAskedIn(textOf('is vat included or on top?'))).toBeUndefined();
  expect(priceInclusionAskedIn(textOf('which tax is included?'))).toBeUndefined();
});
