import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandMisspellings, company } from '#company/facts.ts';
import { baseCountry } from '#company/places.ts';
import { normalizeQuestion } from './normalize-question.ts';
import { ownName } from './own-name.ts';

describe('a question is normalized', () => {
  test('anything but a string is nothing asked', () => {
    for (const value of [undefined, null, 7, {}, ['hi']]) expect(normalizeQuestion(value)).toBe('');
  });

  test('it is trimmed, with single spaces, in lower case', () => {
    expect(normalizeQuestion('  How   MUCH\n is it? ')).toBe('how much is it?');
  });

  test('punctuation around a word stays while the word is put right', () => {
    expect(normalizeQuestion('(Webiste)?!')).toBe('(website)?!');
  });

  test.runIf(/^\w{6,}$/.test(baseCountry))('the country of the base is known with one slip in it', () => {
    const base = baseCountry.toLowerCase();
    for (const at of [1, 2, 3, 4]) {
      const [before, one, two, after] = [base.slice(0, at), base[at] ?? '', base[at + 1] ?? '', base.slice(at + 2)];
      for (const slip of [before + two + after, before + two + one + after, `${before}${one}q${two}${after}`]) {
        expect(normalizeQuestion(`Is it in ${slip}?`)).toBe(`is it in ${base}?`);
      }
    }
    expect(normalizeQuestion(`${base}i`)).toBe(`${base}i`);
  });

  test.each([
    ['webiste', 'website'],
    ['devlopment', 'development'],
    ['servise', 'service'],
    ['desgin', 'design'],
    ['prise', 'price'],
    ['cots', 'cost'],
    ['contct', 'contact'],
    ['compny', 'company'],
    ['soe', 'seo'],
    ['rankng', 'ranking'],
    ['gest', 'guest'],
    ['psot', 'post'],
    ['bulid', 'build'],
    ['craete', 'create'],
    ['costum', 'custom'],
    ['resposive', 'responsive'],
    ['moblie', 'mobile'],
    ['ecomerce', 'ecommerce'],
    ['portfollio', 'portfolio'],
  ])('%s is %s', (wrong, right) => {
    expect(normalizeQuestion(`my ${wrong} please`)).toBe(`my ${right} please`);
  });

  test.each([company.name, ...brandMisspellings])('%s is the name of the agency', (wrong) => {
    expect(normalizeQuestion(`my ${wrong} please`)).toBe(`my ${ownName.word} please`);
  });

  test("'constructor' and '__proto__' are words like others", () => {
    expect(normalizeQuestion('constructor __proto__ toString')).toBe('constructor __proto__ tostring');
  });

  test('normalizing twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const once = normalizeQuestion(text);
        expect(normalizeQuestion(once)).toBe(once);
      }),
    );
  });
});
