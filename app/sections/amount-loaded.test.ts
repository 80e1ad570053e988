import { expect, test } from 'vitest';
import { amountLoaded } from './amount-loaded.ts';

const site = 'https://kites.example';
const page = {
  name: `${site}/about`,
  entryType: 'navigation',
  startTime: 0,
  encodedBodySize: 9_216,
  loadEventEnd: 800,
};

function file(name: string, startTime = 100, encodedBodySize = 1_024) {
  return { name, entryType: 'resource', startTime, encodedBodySize };
}

test('adds up the page and its files, and nothing else that the browser records', () => {
  const paint = { name: 'first-contentful-paint', entryType: 'paint', startTime: 200 };
  expect(amountLoaded([page, paint, file(`${site}/assets/a.js`)], site)).toEqual({ kilobytes: 10, others: 0 });
});

test('leaves out what is fetched after the page has loaded', () => {
  const later = file('https://one.example/later', 900);
  expect(amountLoaded([page, later], site)).toEqual({ kilobytes: 9, others: 0 });
  expect(amountLoaded([{ ...page, loadEventEnd: 0 }, later], site)).toEqual({ kilobytes: 10, others: 1 });
});

test('counts each other site once', () => {
  const entries = [file('https://one.example/a'), file('https://one.example/b'), file('https://two.example/')];
  expect(amountLoaded(entries, site).others).toBe(2);
});
