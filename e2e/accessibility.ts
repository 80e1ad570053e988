import type { Page } from '@playwright/test';
import axe from 'axe-core';

interface Options {
  /** These rules alone. */
  rules?: readonly string[];
  /** Selectors of the parts to look at, instead of the whole page. */
  within?: readonly string[];
}

/**
 * What axe finds wrong, a line a rule. Its wrapper for Playwright loads it anew for every run and brings back all that is
 * well, too, which takes three times as long.
 */
export async function accessibilityFindings(page: Page, { rules, within }: Options = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ context, options }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(context ?? document, options);
      return violations.map(({ id, nodes }) => {
        const targets = nodes
          .slice(0, 3)
          .map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`);
        return `${id}: ${targets.join('; ')}`;
      });
    },
    {
      context: within ? { include: within.map((selector) => [selector]) } : null,
      options: {
        resultTypes: ['violations'],
        ...(rules ? { runOnly: { type: 'rule', values: [...rules] } } : {}),
      } satisfies axe.RunOptions,
    },
  );
}
