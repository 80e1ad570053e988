import type { Page } from '@playwright/test';
import { accessibilityFindings, colourRules } from './accessibility.ts';
import { markNewLooks } from './looks.ts';
import { nothingToDo } from './open-page.ts';
import { passedContrasts } from './passed-contrasts.ts';

export type Theme = 'light' | 'dark';

interface Options {
  /** All rules, or only those about colours. */
  judges: 'all' | 'colours';
  /** Selectors of the parts to look at, instead of the whole page. */
  within?: readonly string[];
  /** Selectors of the parts of these that axe judges, which hold all that `markNewLooks` marks. */
  judged?: readonly string[];
  /** Selectors of the parts to leave out. */
  beside?: readonly string[];
}

/**
 * What axe finds in a theme. Colours are judged only of the texts whose look no page has had so far in this theme. They are
 * judged with the other rules where these are, since reading the page takes axe as long as judging it.
 */
export async function findingsInTheme(
  page: Page,
  theme: Theme,
  { judges, within = ['html'], judged = within, beside = [] }: Options,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  // What still moves, such as a talk that scrolls to its newest reply, may lie over other texts meanwhile.
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

/** Both themes, of which only the colours differ. */
export async function findingsInBothThemes(page: Page, within: string[]): Promise<string[]> {
  const light = await findingsInTheme(page, 'light', { judges: 'all', within });
  const dark = await findingsInTheme(page, 'dark', { judges: 'colours', within });
  return [...light.map((finding) => `light: ${finding}`), ...dark.map((finding) => `dark: ${finding}`)];
}
