import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { categories, categoryOf } from './categories.ts';
import { isServiceSlug } from './look-up.ts';
import { policies } from './policies.ts';
import { quantityNames } from './quantities.ts';
import { renderTexts } from './render-texts.ts';
import { serviceSlugs } from './service-names.ts';
import { services } from './services.ts';

const sentence = z.string().trim().min(3);
const slug = z.enum(serviceSlugs);
const amount = z.union([
  z.int().positive(),
  z.object({ from: z.int().positive(), to: z.int().positive() }).refine(({ from, to }) => from < to, 'upside down'),
]);
const { titleCharacters, descriptionCharacters } = policies.meta;

const servicePackage = z.object({
  tier: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(3),
  price: z.int().positive().nullable(),
  recurs: z.literal(true).optional(),
  delivery: z.object({ from: z.int().positive(), to: z.int().positive(), unit: z.enum(['day', 'week']) }).nullable(),
  limits: z.partialRecord(z.enum(quantityNames), amount),
  inclusions: z.array(sentence).min(2),
});

const serviceText = z.object({
  promise: sentence.max(110),
  about: z.array(sentence).min(2).max(3),
  audience: z.array(sentence).min(3).max(5),
  deliverables: z.array(sentence).min(5).max(8),
  process: z
    .array(z.object({ title: sentence, text: sentence }))
    .min(4)
    .max(6),
  technologies: z.array(z.string().min(2)).min(4).max(10),
  questions: z
    .array(z.object({ question: sentence.endsWith('?'), answer: sentence }))
    .min(5)
    .max(8),
  related: z.array(slug).min(3).max(4),
  searchTitle: sentence.max(titleCharacters),
  searchDescription: sentence.min(descriptionCharacters.from).max(descriptionCharacters.to),
});

describe('the catalogue is complete and sound', () => {
  test.each(services)('$slug reads well, with its figures put in', ({ text, packages, slug: own }) => {
    const read = z.object({ text: serviceText, packages: z.array(servicePackage) });
    const found = read.safeParse({ text: renderTexts(text), packages });
    expect(found.success ? '' : z.prettifyError(found.error)).toBe('');
    expect(text.related).not.toContain(own);
    expect(new Set(text.related).size).toBe(text.related.length);
  });

  test.each(services)('$slug: tiers are unique and dearer from one to the next', ({ packages }) => {
    expect(new Set(packages.map(({ tier }) => tier)).size).toBe(packages.length);
    const prices = packages.flatMap(({ price }) => (price === null ? [] : [price]));
    expect(prices).toEqual(prices.toSorted((left, right) => left - right));
  });

  test.each(services)('$slug: no two inclusions differ in number alone', ({ packages }) => {
    const lines = [...new Set(packages.flatMap(({ inclusions }) => inclusions))];
    const stems = lines.map((line) => line.toLowerCase().replace(/s\b/g, ''));
    expect(new Set(stems).size).toBe(lines.length);
  });

  test.each(services)('$slug: lists end without a full stop, and tiers have their capital', ({ text }) => {
    const lists = [...text.audience, ...text.deliverables];
    for (const line of lists) expect(line).not.toMatch(/\.$|\b(?:with|in) (?:basic|standard|premium)\b/);
  });

  test('a page that only gathers services leads on to others than those', () => {
    for (const { attributes } of categories) {
      const listed: string[] = attributes.subCategories.map(({ url }) => url);
      const page = services.find(({ slug: own }) => own === attributes.url);
      if (!page || page.packages.length > 0) continue;
      for (const related of page.text.related) expect(listed).not.toContain(related);
    }
  });

  test('six categories with the ids 3 to 8', () => {
    expect(categories.map(({ id, attributes }) => [id, attributes.sid])).toEqual([
      ['3', 'one'],
      ['4', 'two'],
      ['5', 'three'],
      ['6', 'four'],
      ['7', 'five'],
      ['8', 'six'],
    ]);
  });

  test('ids of sub-categories are unique and lie between 11 and 56', () => {
    const ids = categories.flatMap(({ attributes }) => attributes.subCategories.map(({ id }) => Number(id)));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id >= 11 && id <= 56).toBe(true);
  });

  test('37 services, each in a category, and no category lists an unknown one', () => {
    expect(serviceSlugs).toHaveLength(37);
    for (const known of serviceSlugs) expect(categoryOf(known).id).toMatch(/^[3-8]$/);
    const listed = categories.flatMap(({ attributes }) => [
      attributes.url,
      ...attributes.subCategories.map((sub) => sub.url),
    ]);
    expect(listed.every(isServiceSlug)).toBe(true);
    expect(new Set(listed).size).toBe(serviceSlugs.length);
  });

  test('the menu says AI SEO for generative engine optimization', () => {
    const sub = categories.flatMap(({ attributes }) => attributes.subCategories);
    expect(sub.find(({ url }) => url === 'generative-engine-optimization')?.name).toBe('AI SEO');
  });
});
