import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { newLook } from './looks.ts';

/** Half as long as the one with comments, and every page has to read it anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** For a test that judges page after page: the browser then reads axe faster than when it is sent to each. */
export async function loadAxeWithPages(page: Page): Promise<void> {
  await page.addInitScript({ content: source });
}

interface Options {
  /** These rules alone. */
  rules?: readonly string[];
  /** Selectors of the parts to look at, instead of the whole page. */
  within?: readonly string[];
  /** Selectors of the parts to leave out. */
  beside?: readonly string[];
  /** Whether colours are judged only where `markNewLooks` has set a mark. */
  coloursOfNewLooks?: boolean;
}

/** The rules about colours, with what they are about. They take axe most of its time. */
const colourSelectors = { 'color-contrast': ['*'], 'link-in-text-block': ['a[href]', '[role=link]'] };
export const colourRules: readonly string[] = Object.keys(colourSelectors);

function colourRuleSettings(mark: string): axe.Rule[] {
  return Object.entries(colourSelectors).map(([id, selectors]) => ({
    id,
    selector: selectors.map((selector) => selector + mark).join(', '),
  }));
}

/**
 * What axe finds wrong, a line a rule. Its wrapper for Playwright loads it anew for every run and brings back all that is
 * well, too, which takes three times as long.
 */
export async function accessibilityFindings(
  page: Page,
  { rules, within, beside = [], coloursOfNewLooks = false }: Options = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ context, options, judged }) => {
      const { configure, run } = (window as unknown as { axe: typeof axe }).axe;
      configure({ rules: judged });
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
        ...(rules ? { runOnly: { type: 'rule', values: [...rules] } } : {}),
      } satisfies axe.RunOptions,
      judged: colourRuleSettings(coloursOfNewLooks ? newLook : ''),
    },
  );
}
