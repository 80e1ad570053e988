import { expect, test } from 'vitest';
import { leadOf } from './lead-of.ts';

test.each([
  ['A logo costs $50. It takes 4 days.', 'A logo costs $50.'],
  ['**From $800** in total:\n- Website\n- SEO', '**From $800** in total:'],
  ['Yes. **Basic** covers 7 pages. Larger sites need **Standard**.', 'Yes. **Basic** covers 7 pages.'],
  ['We build with Next.js and React. Ask us.', 'We build with Next.js and React.'],
  ['We write for shops, e.g. Etsy or eBay. Ask us.', 'We write for shops, e.g. Etsy or eBay.'],
  ['**One. Two** and three. Four.', '**One. Two** and three.'],
])('the first sentence of %j leads', (text, lead) => {
  const told = leadOf(text);
  expect(told.lead).toBe(lead);
  expect(`${told.lead}${told.rest}`.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
});

test.each(['- One\n- Two', `${'long '.repeat(40)}sentence. Short one.`, ''])('%j has no lead', (text) => {
  expect(leadOf(text)).toEqual({ lead: '', rest: text });
});
