import type { Exhibit } from '#content/exhibit.ts';
import { compose, frame } from './compose.ts';
import { Drawing } from './drawing.tsx';

/** What a piece of work handed over. */
export function ExhibitPicture({ exhibit }: { exhibit: Exhibit }) {
  return <Drawing frame={frame} hue={exhibit.hue} shapes={compose(exhibit)} />;
}
