import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Half as long as the one with comments, and every page has to read it anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** For a test that judges page after page: the browser then reads axe faster than when it is sent to each. */
export async function loadAxeWithPages(page: Page): Promise<void> {
  await page.addInitScript({ content: source });
}

interface Options {
  /** These rules alone. */
  rules?: readonly string[];
  /** All but these rules. */
  without?: readonly string[];
  /** Selectors of the parts to look at, instead of the whole page. */
  within?: readonly string[];
  /** Selectors of the parts to leave out. */
  beside?: readonly string[];
  /** A selector of the elements whose contrast is judged, instead of all. */
  contrastOf?: string;
}

/** How the findings of this rule begin. */
export const contrastRule = 'color-contrast';

/**
 * What axe finds wrong, a line a rule. Its wrapper for Playwright loads it anew for every run and brings back all that is
 * well, too, which takes three times as long.
 */
export async function accessibilityFindings(
  page: Page,
  { rules, without = [], within, beside = [], contrastOf = '*' }: Options = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ context, options, judged }) => {
      const { configure, run } = (window as unknown as { axe: typeof axe }).axe;
      configure({ rules: [judged] });
      const { violations } = await run(context, options);
      return violations.map(({ id, nodes }) => {
        const targets = nodes
          .slice(0, 3)
          .map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`);
        return `${id}: ${targets.join('; ')}`;
      });
    },
    {
      context: {
        include: [...(within ?? ['html'])],
        exclude: [...beside],
      },
      options: {
        resultTypes: ['violations'],
        rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        ...(rules ? { runOnly: { type: 'rule', values: [...rules] } } : {}),
      } satisfies axe.RunOptions,
      judged: { id: contrastRule, selector: contrastOf },
    },
  );
}

/** The same in the light and in the dark theme, where only colours differ: the other rules have had their say by then. */
export async function findingsInBothThemes(page: Page, { within }: Pick<Options, 'within'> = {}): Promise<string[]> {
  const where = within ? { within } : {};
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await accessibilityFindings(page, where);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await accessibilityFindings(page, { ...where, rules: [contrastRule] });
  return [...light.map((finding) => `light: ${finding}`), ...dark.map((finding) => `dark: ${finding}`)];
}
