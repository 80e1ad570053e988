import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Modules that export only data computed from files too large for the browser. */
const dataModules = [
  'app/shell/menu-prices.ts',
  'app/pages/site-page-list.ts',
  'catalogue/by-site.ts',
  'catalogue/category-list.ts',
  'catalogue/currency.ts',
  'catalogue/service-names.ts',
  'catalogue/price-lists.ts',
  'catalogue/promises.ts',
  'catalogue/removed-services.ts',
  'catalogue/also-called.ts',
  'knowledge/render/service-words.ts',
].map((file) => path.resolve(file));

/** JavaScript that recreates the exports; what two of them share, such as a price list, stays shared. */
function written(exports: Readonly<Record<string, unknown>>): string {
  const shared = new Map<unknown, string>();
  const lines: string[] = [];
  function literal(value: unknown): string {
    if (!Array.isArray(value) || value.length === 0) return JSON.stringify(value);
    const known = shared.get(value) ?? `shared${shared.size}`;
    if (!shared.has(value)) lines.push(`const ${known} = ${JSON.stringify(value)};`);
    shared.set(value, known);
    return known;
  }
  for (const [name, value] of Object.entries(exports)) {
    if (Array.isArray(value)) lines.push(`export const ${name} = ${JSON.stringify(value)};`);
    else {
      const fields = Object.entries(value as object).map(([key, field]) => `${JSON.stringify(key)}: ${literal(field)}`);
      lines.push(`export const ${name} = { ${fields.join(', ')} };`);
    }
  }
  return lines.join('\n');
}

/** Provides the data of these modules to browser scripts, computed at build time. */
export function precomputeData(): Plugin {
  return {
    name: 'precompute-data',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async load(id) {
      const [file = ''] = id.split('?');
      if (!dataModules.includes(path.resolve(file))) return undefined;
      return written(await import(/* @vite-ignore */ pathToFileURL(file).href));
    },
  };
}
