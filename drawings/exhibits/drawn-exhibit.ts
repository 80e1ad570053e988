import drawn from 'virtual:exhibits';
import type { Exhibit } from '#content/exhibit.ts';
import { exhibitKey } from './exhibit-key.ts';
import { deliveredAlone, shownAbove, shownAgain } from './exhibit-pictures.ts';

/** A project's deliverables as a page shows them. */
export interface DrawnExhibit {
  /** The text alternative. */
  alt: string;
  light: string;
  dark: string;
}

/** The picture of an exhibit. For loaders: the browser gets only the URLs. */
export function drawnExhibit(exhibit: Exhibit): DrawnExhibit {
  const addresses = drawn[exhibitKey(exhibit)];
  if (!addresses) throw new Error(`'${exhibit.alt}' has not been drawn`);
  return { alt: exhibit.alt, ...addresses };
}

/** Another picture of it than its cover. */
export function drawnAgain(exhibit: Exhibit | undefined): DrawnExhibit | undefined {
  return exhibit && drawnExhibit(shownAgain(exhibit));
}

/** The picture above the page that shows each deliverable alone. */
export function drawnAbove(exhibit: Exhibit | undefined): DrawnExhibit | undefined {
  return exhibit && drawnExhibit(shownAbove(exhibit));
}

/** The cover of a project that may have none. */
export function drawnIfAny(exhibit: Exhibit | undefined): DrawnExhibit | undefined {
  return exhibit && drawnExhibit(exhibit);
}

/** Each deliverable of a project by itself, with what kind of thing it is. */
export function drawnAlone(exhibit: Exhibit) {
  return deliveredAlone(exhibit).flatMap((alone) =>
    alone.things.map(({ kind }) => ({ kind, picture: drawnExhibit(alone) })),
  );
}

export type DrawnAlone = ReturnType<typeof drawnAlone>[number];
