import type { Delivered, Exhibit } from '#content/exhibit.ts';

const grounds = [undefined, 'deep', 'ink'] as const;

/** Another background than the cover's, and than that of the one before. */
function groundBeside(cover: Exhibit['ground'], index: number): Exhibit['ground'] {
  const others = grounds.filter((ground) => ground !== cover);
  return others[index % others.length];
}

/** Each deliverable of a project by itself. */
export function deliveredAlone(exhibit: Exhibit): Exhibit[] {
  return exhibit.things.map((thing, index) => {
    const { ground: cover, ...rest } = exhibit;
    const ground = groundBeside(cover, index);
    return { ...rest, ...(ground ? { ground } : {}), things: [thing] };
  });
}

/** With one deliverable before the others. */
export function ledBy(exhibit: Exhibit, leader: Delivered): Exhibit {
  return { ...exhibit, things: [leader, ...exhibit.things.filter((thing) => thing !== leader)] };
}

/** Every picture of a project that a page may show: its cover, led by what represents a service, and each deliverable. */
export function picturesOf(exhibit: Exhibit): Exhibit[] {
  const leaders = exhibit.things.filter(({ by }) => by);
  return [exhibit, ...leaders.map((leader) => ledBy(exhibit, leader)), ...deliveredAlone(exhibit)];
}
