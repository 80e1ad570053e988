import { categories } from '#catalogue/categories.ts';
import { startingPrice } from '#catalogue/starting-price.ts';

/** Where the prices of each category begin, by its address. Plain data: the browser gets it worked out. */
export const menuPrices: Readonly<Record<string, string>> = Object.fromEntries(
  categories.map(({ attributes: { url, subCategories } }) => [url, startingPrice(subCategories.map((sub) => sub.url))]),
);
