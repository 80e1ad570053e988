import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong, a line a rule. Legacy mode skips the isolated page that frames would need: we have none, and it
 * is five times as quick.
 */
export async function accessibilityFindings(
  page: Page,
  { rules }: { rules?: readonly string[] } = {},
): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  if (rules) builder.withRules([...rules]);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 3)}`);
}
