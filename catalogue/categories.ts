import { type Category, categories } from './category-list.ts';
import type { ServiceSlug } from './service.ts';

export { type Category, categories } from './category-list.ts';

/** The category of a service; a category's own page belongs to that category. */
export function categoryOf(slug: ServiceSlug): Category {
  const listed = categories.find(({ attributes }) => attributes.subCategories.some(({ url }) => url === slug));
  const own = categories.find(({ attributes }) => attributes.url === slug);
  const category = listed ?? own;
  if (!category) throw new Error(`The service '${slug}' is in no category: add it in catalogue/offered.ts`);
  return category;
}
