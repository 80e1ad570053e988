import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { newLook } from './looks.ts';

/** Half the size of the commented one, and every page has to parse it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** For a test that checks page after page: the browser then loads axe faster than if it is sent to each. */
export async function loadAxeWithPages(page: Page): Promise<void> {
  await page.addInitScript({ content: source });
}

interface Options {
  /** Only these rules. */
  rules?: readonly string[];
  /** Selectors of the parts to check, instead of the whole page. */
  within?: readonly string[];
  /** Selectors of the parts to leave out. */
  beside?: readonly string[];
  /** Whether colours are checked only in elements marked by `markNewLooks`. */
  coloursOfNewLooks?: boolean;
}

/** The colour rules, which take most of axe's time, with the elements they apply to. */
const colourSelectors = { 'color-contrast': ['*'], 'link-in-text-block': ['a[href]', '[role=link]'] };
export const colourRules: readonly string[] = Object.keys(colourSelectors);

function colourRuleSettings(mark: string): axe.Rule[] {
  return Object.entries(colourSelectors).map(([id, selectors]) => ({
    id,
    selector: selectors.map((selector) => selector + mark).join(', '),
  }));
}

/**
 * axe's findings, one line per rule. Its Playwright wrapper reloads it for every run and also returns everything that
 * passed, which takes three times as long.
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
        // Only a rule about sounds needs what this would fetch, and no page has any.
        preload: false,
        ...(rules ? { runOnly: { type: 'rule', values: [...rules] } } : {}),
      } satisfies axe.RunOptions,
      judged: colourRuleSettings(coloursOfNewLooks ? newLook : ''),
    },
  );
}
