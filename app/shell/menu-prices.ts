import { categories } from '#catalogue/categories.ts';
import { startingPrice } from '#catalogue/starting-price.ts';

/** Each category's starting price, by URL. Plain data; the browser gets it precomputed. */
export const menuPrices: Readonly<Record<string, string>> = Object.fromEntries(
  categories.map(({ attributes: { url, subCategories } }) => [url, startingPrice(subCategories.map((sub) => sub.url))]),
);
