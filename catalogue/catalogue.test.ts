import { expect, test } from 'vitest';
import { categories, categoryOf } from './categories.ts';
import { isServiceSlug } from './look-up.ts';
import { serviceSlugs } from './service-names.ts';
import { services } from './services.ts';

test('an overview page links to services other than its own', () => {
  for (const { attributes } of categories) {
    const listed: string[] = attributes.subCategories.map(({ url }) => url);
    const page = services.find(({ slug }) => slug === attributes.url);
    if (!page || page.packages.length > 0) continue;
    for (const related of page.text.related) expect(listed).not.toContain(related);
  }
});

test('every service is in a category, and no category lists an unknown one', () => {
  const listed = categories.flatMap(({ attributes }) => [
    attributes.url,
    ...attributes.subCategories.map((sub) => sub.url),
  ]);
  expect(listed.every(isServiceSlug)).toBe(true);
  expect(new Set(listed)).toEqual(new Set(serviceSlugs));
  for (const slug of serviceSlugs) expect(categories).toContain(categoryOf(slug));
});

test('ids of sub-categories are unique', () => {
  const ids = categories.flatMap(({ attributes }) => attributes.subCategories.map(({ id, url }) => `${id} ${url}`));
  expect(new Set(ids.map((id) => id.split(' ')[0])).size).toBe(new Set(ids).size);
});
