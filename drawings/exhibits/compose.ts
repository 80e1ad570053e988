import type { Exhibit, Thing } from '#content/exhibit.ts';
import { moved, type Shape } from '../shapes.ts';
import { arrangements, shownBy } from './arrange.ts';
import { onDesk } from './compose-desk.ts';
import { frame } from './frame.ts';
import { litThing } from './lit-thing.ts';
import { castShadow, outlooks, type Point } from './stage.ts';
import { outlinesOf } from './things/bodies.ts';
import { sizes } from './things/sizes.ts';

/** Distance from the edge of the frame. */
const margin = 24;
/** Small objects on a desk are all shown; of larger ones only two, so that they are legible on a card. */
const roomForAll = 420;

function widthOf(things: readonly Thing[]): number {
  return things.reduce((sum, { kind }) => sum + sizes[kind].width, 0);
}

/** The objects of an exhibit shown on a cover. */
export function onCover({ arrangement = 'desk', things }: Pick<Exhibit, 'arrangement' | 'things'>): readonly Thing[] {
  if (arrangement !== 'desk') return shownBy[arrangement](things);
  return widthOf(things) <= roomForAll ? things : things.slice(0, 2);
}

/** A single object, seen from the front, as large as the frame allows. */
function alone(thing: Thing): Shape[] {
  const { width, height } = sizes[thing.kind];
  const scale = Math.min((frame.width - 2 * margin) / width, (frame.height - 2 * margin) / height);
  const [x, y] = [(frame.width - width * scale) / 2, (frame.height - height * scale) / 2];
  const cast = outlinesOf(thing.kind).flatMap((outline) =>
    castShadow(
      outline.map(([across, down]): Point => [x + across * scale, y + down * scale]),
      12,
    ),
  );
  return [...cast, moved(x, y, litThing(thing), scale)];
}

/** The objects of an exhibit as its cover arranges them. */
export function compose(exhibit: Pick<Exhibit, 'things' | 'outlook' | 'arrangement'>): Shape[] {
  const { arrangement = 'desk', outlook = 'rising' } = exhibit;
  const shown = onCover(exhibit);
  if (arrangement !== 'desk') return arrangements[arrangement](shown);
  const [only] = shown;
  return only && shown.length === 1 ? alone(only) : onDesk(shown, outlooks[outlook]);
}
