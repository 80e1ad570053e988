import type { Arrangement, Delivered, Exhibit } from '#content/exhibit.ts';
import { exhibitKey } from './exhibit-key.ts';

const grounds = [undefined, 'deep', 'ink'] as const;

/** Another background than the cover's, and than that of the one before. */
function groundBeside(cover: Exhibit['ground'], index: number): Exhibit['ground'] {
  const others = grounds.filter((ground) => ground !== cover);
  return others[index % others.length];
}

function onGround({ ground: _, ...rest }: Exhibit, ground: Exhibit['ground']): Exhibit {
  return ground ? { ...rest, ground } : rest;
}

function arranged({ arrangement: _, ...rest }: Exhibit, arrangement: Arrangement): Exhibit {
  return arrangement === 'desk' ? rest : { ...rest, arrangement };
}

/** Each deliverable of a project by itself. */
export function deliveredAlone(exhibit: Exhibit): Exhibit[] {
  return exhibit.things.map((thing, index) => ({
    ...onGround(arranged(exhibit, 'desk'), groundBeside(exhibit.ground, index)),
    things: [thing],
  }));
}

/** The same project in another arrangement than its cover's, for a second page that shows it. */
export function shownAgain(exhibit: Exhibit): Exhibit {
  const { arrangement = 'desk' } = exhibit;
  return arranged(exhibit, ['front', 'room', 'pair', 'close'].includes(arrangement) ? 'desk' : 'front');
}

const facing: readonly Arrangement[] = ['front', 'close', 'fan'];

/**
 * Above the page that shows each deliverable alone, from the front: the cover, or the same on a desk if the cover shows
 * them from the front as well.
 */
export function shownAbove(exhibit: Exhibit): Exhibit {
  return exhibit.arrangement && facing.includes(exhibit.arrangement) ? arranged(exhibit, 'desk') : exhibit;
}

/** The same once more: one deliverable large, next to another if its cover is already that large. */
export function shownClose(exhibit: Exhibit, leader: Delivered): Exhibit {
  const things = [leader, ...exhibit.things.filter((thing) => thing !== leader)];
  const arrangement = exhibit.arrangement === 'close' ? 'front' : 'close';
  return { ...onGround(arranged(exhibit, arrangement), groundBeside(exhibit.ground, 0)), things };
}

/** Every picture of a project that a page may show. */
export function picturesOf(exhibit: Exhibit): Exhibit[] {
  const large = exhibit.things.map((leader) => shownClose(exhibit, leader));
  const pictures = [exhibit, shownAgain(exhibit), shownAbove(exhibit), ...large, ...deliveredAlone(exhibit)];
  return [...new Map(pictures.map((picture) => [exhibitKey(picture), picture])).values()];
}
