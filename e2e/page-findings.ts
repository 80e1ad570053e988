import type { Page } from '@playwright/test';
import { placesIn } from './kinds-of-elements.ts';
import { newLook } from './looks.ts';
import { type SharedSet, sharedSet } from './shared-set.ts';
import { findingsInTheme, type Theme } from './themed-findings.ts';

export const wide = 1440;
export const narrow = 360;
export type Width = typeof wide | typeof narrow;

/**
 * The shell, which is the same on every page and half of it: checked with the first page at each width, and where its
 * look is new.
 */
const shell = ['header', 'footer', 'aside'].map((part) => `body > ${part}:not(:has(${newLook}))`);
const judgedShells = sharedSet('judged-shells');

/** Parts with texts of a new look. */
const withNewLook = ['body > :not(main)', 'main > *'].map((part) => `${part}:is(${newLook}, :has(${newLook}))`);

/** What has been checked: positions on all pages, kinds of elements at the narrow width. */
const judgedPlaces = sharedSet('judged-places');
const judgedKinds = sharedSet('judged-kinds');

/** What no previous page had. */
export interface News {
  /**
   * Selectors of the parts of the page with an element in a new position: the whole page, some of its sections, or
   * none.
   */
  parts: readonly string[];
  /** Whether there is an element of a new kind, in any position. */
  hasKinds: boolean;
}

function unknownOf(judged: SharedSet, found: readonly string[]): Set<string> {
  const known = judged.known();
  const unknown = new Set(found.filter((each) => !known.has(each)));
  judged.add([...unknown]);
  return unknown;
}

/**
 * If no element is in a new position, rules and colours were checked on earlier pages. What depends on words and on the
 * page as a whole (heading order, unique ids, names of links and images) is checked for every page by the sweep over
 * its markup.
 */
export async function newsOf(page: Page): Promise<News> {
  const found = await placesIn(page);
  const newPlaces = unknownOf(judgedPlaces, [...new Set(found.map(({ place }) => place))]);
  const newParts = new Set(found.filter(({ place }) => newPlaces.has(place)).map(({ part }) => part));
  const sections = new Set(found.map(({ part }) => part).filter((part) => part > 0));
  const isAllNew = newParts.has(0) || newParts.size === sections.size;
  return {
    parts: isAllNew ? ['html'] : [...newParts].map((part) => `main > :nth-child(${part})`),
    hasKinds: unknownOf(judgedKinds, [...new Set(found.map(({ kind }) => kind))]).size > 0,
  };
}

/**
 * Whether to check all rules and not only colours. In the dark theme only colours differ. At the narrow width, where
 * the same words are only laid out differently, a page is checked if an element is of a new kind.
 */
function needsAllRules({ hasKinds }: News, width: Width, theme: Theme): boolean {
  return theme === 'light' && (width === wide || hasKinds);
}

/** axe's findings in the new parts of a page, with the shell for the first one at each width. */
export async function pageFindings(page: Page, news: News, width: Width, theme: Theme): Promise<string[]> {
  if (!needsAllRules(news, width, theme)) {
    return findingsInTheme(page, theme, { judges: 'colours', judged: withNewLook });
  }
  const isFirst = !judgedShells.known().has(`${width}`);
  judgedShells.add([`${width}`]);
  const judged = isFirst ? ['html'] : [...news.parts, ...withNewLook];
  return findingsInTheme(page, theme, { judges: 'all', judged, beside: isFirst ? [] : shell });
}
