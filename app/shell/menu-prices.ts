import { categories } from '#catalogue/categories.ts';
import { categoryPrices } from '#catalogue/starting-price.ts';

/** What each category's main service costs, by URL: 'SEO from $300 per 30 days'. Plain data; the browser gets it precomputed. */
export const menuPrices: Readonly<Record<string, string>> = Object.fromEntries(
  categories.map((category) => {
    const [main] = categoryPrices(category);
    return [category.attributes.url, main ? `${main.name} ${main.from}` : ''];
  }),
);
