import { brand } from './brand.ts';

export type Theme = 'light' | 'dark';

/** A brand colour as '#rrggbb'; one without a dark variant is the same in both themes. */
export function colour(name: string, theme: Theme = 'light', { colours } = brand): string {
  const value = colours[name];
  if (value === undefined) throw new Error(`brand/brand.ts has no colour '${name}'`);
  return typeof value === 'string' ? value : value[theme === 'light' ? 0 : 1];
}
