/** A delivery time: days for packages, weeks where the owner quotes weeks. A range has both ends. */
export interface Duration {
  from: number;
  to: number;
  unit: 'day' | 'week' | 'month';
}

export function days(count: number): Duration {
  return { from: count, to: count, unit: 'day' };
}

export function span(from: number, to: number, unit: Duration['unit']): Duration {
  return { from, to, unit };
}

/** '30 days', '2 to 6 weeks', '1 day'. */
export function formatDuration({ from, to, unit }: Duration): string {
  const count = from === to ? `${from}` : `${from} to ${to}`;
  return `${count} ${unit}${to === 1 ? '' : 's'}`;
}
