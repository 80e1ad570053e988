import { expect, test } from 'vitest';
import { builtPages } from './built-site.ts';
import { markupFindings } from './markup-rules.ts';

test.each(builtPages)('$path is valid markup', async ({ path, html }) => {
  expect(await markupFindings(html, path)).toEqual([]);
});
