import type { Page } from '@playwright/test';
import { accessibilityFindings, colourRules } from './accessibility.ts';
import { markNewLooks } from './looks.ts';
import { nothingToDo } from './open-page.ts';
import { passedContrasts } from './passed-contrasts.ts';

export type Theme = 'light' | 'dark';

interface Options {
  /** All rules, or only those about colours. */
  judges: 'all' | 'colours';
  /** Selectors of the parts to check, instead of the whole page. */
  within?: readonly string[];
  /** Selectors of the parts of these that axe checks, which contain everything that `markNewLooks` marks. */
  judged?: readonly string[];
  /** Selectors of the parts to leave out. */
  beside?: readonly string[];
}

/**
 * axe's findings in a theme. Colours are checked only for texts whose look is new in this theme. They are checked
 * together with the other rules if those are checked, because parsing the page takes axe as long as checking it.
 */
export async function findingsInTheme(
  page: Page,
  theme: Theme,
  { judges, within = ['html'], judged = within, beside = [] }: Options,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  // What is still moving, such as a talk that scrolls to its newest reply, may cover other texts.
  await nothingToDo(page);
  const sound = passedContrasts(theme);
  const looks = await markNewLooks(page, sound.known(), within);
  const found: string[] = [];
  if (judges === 'all')
    found.push(...(await accessibilityFindings(page, { within: judged, beside, coloursOfNewLooks: true })));
  else if (looks.length > 0)
    found.push(...(await accessibilityFindings(page, { rules: colourRules, within: judged, coloursOfNewLooks: true })));
  if (!found.some((finding) => colourRules.some((rule) => finding.startsWith(rule)))) sound.add(looks);
  return found;
}

/** Both themes, which differ only in their colours. */
export async function findingsInBothThemes(page: Page, within: string[]): Promise<string[]> {
  const light = await findingsInTheme(page, 'light', { judges: 'all', within });
  const dark = await findingsInTheme(page, 'dark', { judges: 'colours', within });
  return [...light.map((finding) => `light: ${finding}`), ...dark.map((finding) => `dark: ${finding}`)];
}
