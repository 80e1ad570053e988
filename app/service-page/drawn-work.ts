import { type DrawnExhibit, drawnExhibit } from '#drawings/exhibits/drawn-exhibit.ts';
import type { ShownWork } from './shown-work.ts';

/** A project that shows a service's deliverables, with its picture. */
export type DrawnWork = Omit<ShownWork, 'exhibit'> & { exhibit: DrawnExhibit };

export function drawnWork(work: ShownWork | undefined): DrawnWork | undefined {
  return work && { ...work, exhibit: drawnExhibit(work.exhibit) };
}
