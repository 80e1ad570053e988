import type { Page } from '@playwright/test';
import { kindsIn, placesIn } from './kinds-of-elements.ts';
import { newLook } from './looks.ts';
import { type SharedSet, sharedSet } from './shared-set.ts';
import { findingsInTheme, type Theme } from './themed-findings.ts';

export const wide = 1440;
export const narrow = 360;
export type Width = typeof wide | typeof narrow;

/** What is the same around every page, and half of it: judged with the first page at each width, and where it looks new. */
const shell = ['header', 'footer', 'aside'].map((part) => `body > ${part}:not(:has(${newLook}))`);
const judgedShells = sharedSet('judged-shells');

/** What was judged: places on all pages, kinds of elements in the narrow width. */
const judgedPlaces = sharedSet('judged-places');
const judgedKinds = sharedSet('judged-kinds');

function hasNew(judged: SharedSet, found: readonly string[]): boolean {
  const known = judged.known();
  const unknown = found.filter((each) => !known.has(each));
  judged.add(unknown);
  return unknown.length > 0;
}

/**
 * Whether an element stands in a place that no page before had. Where none does, rules and colours were judged with those
 * pages. What hangs on the words and on the page as a whole (headings in order, ids that are used once, names of links and
 * pictures) is held for every page by the sweep over its markup.
 */
export async function hasNewPlaces(page: Page): Promise<boolean> {
  return hasNew(judgedPlaces, await placesIn(page));
}

/**
 * Whether all rules are to be judged and not only colours. In the dark theme only colours differ. In the narrow width, where
 * the same words are only laid out otherwise, a page is judged where an element is of a new kind.
 */
async function needsAllRules(page: Page, width: Width, theme: Theme): Promise<boolean> {
  if (theme === 'dark') return false;
  return width === wide || hasNew(judgedKinds, await kindsIn(page));
}

/** The parts to leave out: what an earlier page at this width has shown. */
function besideShell(width: number): readonly string[] {
  if (judgedShells.known().has(`${width}`)) return shell;
  judgedShells.add([`${width}`]);
  return [];
}

/** What axe finds on a page with new places. */
export async function pageFindings(page: Page, width: Width, theme: Theme): Promise<string[]> {
  const all = await needsAllRules(page, width, theme);
  return findingsInTheme(page, theme, all ? { judges: 'all', beside: besideShell(width) } : { judges: 'colours' });
}
