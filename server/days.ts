export const dayMs = 24 * 60 * 60 * 1000;

/** '2026-01-15', by UTC. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The last moment of a day, by UTC. */
export function endOfDay(time: number): number {
  return (Math.floor(time / dayMs) + 1) * dayMs - 1;
}
