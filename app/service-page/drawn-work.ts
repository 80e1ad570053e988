import { type DrawnExhibit, drawnExhibit } from '#drawings/exhibits/drawn-exhibit.ts';
import { deliveredAlone, shownClose } from '#drawings/exhibits/exhibit-pictures.ts';
import { thingNames } from '../sections/thing-names.ts';
import type { ShownWork } from './shown-work.ts';

/** A project that shows a service's deliverables, with its picture. */
export interface DrawnWork extends Omit<ShownWork, 'exhibit' | 'leader'> {
  exhibit: DrawnExhibit;
}

/** What shows the service best: by itself, or close up, so that pages people see in turn differ. */
export function drawnWork(work: ShownWork | undefined, seen: 'alone' | 'close'): DrawnWork | undefined {
  if (!work) return undefined;
  const { exhibit, leader, ...rest } = work;
  const alone = deliveredAlone(exhibit)[exhibit.things.indexOf(leader)];
  const picture = seen === 'alone' && alone ? alone : shownClose(exhibit, leader);
  return { ...rest, exhibit: { ...drawnExhibit(picture), alt: `${thingNames[leader.kind]}: ${rest.title}` } };
}
