import type { Exhibit } from '#content/exhibit.ts';
import { compose, frame } from './compose.ts';
import { Drawing } from './drawing.tsx';

export function ExhibitDrawing({ exhibit }: { exhibit: Exhibit }) {
  return <Drawing frame={frame} hue={exhibit.hue} ground={exhibit.ground} shapes={compose(exhibit)} />;
}
