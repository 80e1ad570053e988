export type Stop = readonly [offset: number, colour: string, opacity: number];

/** A linear gradient between two points, relative to what is filled with it. */
export function gradient(id: string, [from, to]: readonly [string, string], stops: readonly Stop[]): string {
  const [x1, y1] = from.split(' ');
  const [x2, y2] = to.split(' ');
  const rows = stops.map(
    ([offset, fill, opacity]) => `<stop offset="${offset}" stop-color="${fill}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${rows.join('')}</linearGradient>`;
}
