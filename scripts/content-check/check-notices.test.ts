import { expect, test } from 'vitest';
import { checkNotices } from './check-notices.ts';

const paths = new Set(['/contact']);
const closed = { text: 'We are closed for two days from 24 December.', questions: [] };
const reasons = (...notices: Parameters<typeof checkNotices>[2] & object) =>
  checkNotices([], paths, notices).map(({ reason }) => reason);

test('a notice may have times, references and a link', () => {
  const offer = { ...closed, text: 'Logos from {logo-design.from}.', link: '/contact#form', linkText: 'Ask us' };
  expect(reasons(closed, offer, { ...closed, link: 'https://elsewhere.example/a', linkText: 'There' })).toEqual([]);
});

test('literal prices and percentages, and links to missing pages, are refused', () => {
  expect(reasons({ ...closed, text: 'Logos for $40.' })).toEqual([expect.stringContaining("a price, '$4")]);
  expect(reasons({ ...closed, text: '15 % off.' })).toEqual([expect.stringContaining("a percentage, '15 %'")]);
  expect(reasons({ ...closed, link: '/kontakt', linkText: 'Ask us' })).toEqual(["'/kontakt' is no page of the site"]);
});
