import type { Page } from '@playwright/test';
import { placesIn } from './kinds-of-elements.ts';
import { newLook } from './looks.ts';
import { type SharedSet, sharedSet } from './shared-set.ts';
import { findingsInTheme, type Theme } from './themed-findings.ts';

export const wide = 1440;
export const narrow = 360;
export type Width = typeof wide | typeof narrow;

/** What is the same around every page, and half of it: judged with the first page at each width, and where it looks new. */
const shell = ['header', 'footer', 'aside'].map((part) => `body > ${part}:not(:has(${newLook}))`);
const judgedShells = sharedSet('judged-shells');

/** The parts with texts of a new look. */
const withNewLook = ['body > :not(main)', 'main > *'].map((part) => `${part}:is(${newLook}, :has(${newLook}))`);

/** What was judged: places on all pages, kinds of elements in the narrow width. */
const judgedPlaces = sharedSet('judged-places');
const judgedKinds = sharedSet('judged-kinds');

/** What no page before had. */
export interface News {
  /** Selectors of the parts of the page in which an element stands in a new place: all of it, some of its sections, or none. */
  parts: readonly string[];
  /** Whether an element is of a new kind, wherever it stands. */
  hasKinds: boolean;
}

function unknownOf(judged: SharedSet, found: readonly string[]): Set<string> {
  const known = judged.known();
  const unknown = new Set(found.filter((each) => !known.has(each)));
  judged.add([...unknown]);
  return unknown;
}

/**
 * Where no element stands in a new place, rules and colours were judged with earlier pages. What hangs on the words and on
 * the page as a whole (headings in order, ids that are used once, names of links and pictures) is held for every page by the
 * sweep over its markup.
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
 * Whether all rules are to be judged and not only colours. In the dark theme only colours differ. In the narrow width, where
 * the same words are only laid out otherwise, a page is judged where an element is of a new kind.
 */
function needsAllRules({ hasKinds }: News, width: Width, theme: Theme): boolean {
  return theme === 'light' && (width === wide || hasKinds);
}

/** What axe finds in the new parts of a page, with the shell around the first one at each width. */
export async function pageFindings(page: Page, news: News, width: Width, theme: Theme): Promise<string[]> {
  if (!needsAllRules(news, width, theme)) {
    return findingsInTheme(page, theme, { judges: 'colours', judged: withNewLook });
  }
  const isFirst = !judgedShells.known().has(`${width}`);
  judgedShells.add([`${width}`]);
  const judged = isFirst ? ['html'] : [...news.parts, ...withNewLook];
  return findingsInTheme(page, theme, { judges: 'all', judged, beside: isFirst ? [] : shell });
}
