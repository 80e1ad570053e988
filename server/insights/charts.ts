import { escapeMarkup } from '#company/escape.ts';
import type { Day } from './summary.ts';

const width = 960;
const height = 220;
const foot = 24;

/** Questions per day: answered ones, and those without an answer stacked on top. */
export function timeLine(days: readonly Day[]): string {
  const highest = Math.max(1, ...days.map(({ answered, unanswered }) => answered + unanswered));
  const step = width / Math.max(1, days.length);
  const scale = (height - foot - 12) / highest;
  const bars = days.map(({ day, answered, unanswered }, index) => {
    const x = index * step + step * 0.1;
    const barWidth = Math.max(1, step * 0.8);
    const base = height - foot;
    const label = `${day}: ${answered + unanswered} asked, ${unanswered} without an answer`;
    return (
      `<g><title>${label}</title>` +
      `<rect class="answered" x="${x.toFixed(1)}" y="${(base - answered * scale).toFixed(1)}" width="${barWidth.toFixed(1)}" height="${(answered * scale).toFixed(1)}"/>` +
      `<rect class="open" x="${x.toFixed(1)}" y="${(base - (answered + unanswered) * scale).toFixed(1)}" width="${barWidth.toFixed(1)}" height="${(unanswered * scale).toFixed(1)}"/></g>`
    );
  });
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const end = days.length > 1 ? `<text x="${width}" y="${height - 4}" text-anchor="end">${last}</text>` : '';
  return (
    `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="Questions a day, from ${first} to ${last}, at most ${highest}">` +
    `<line x1="0" x2="${width}" y1="${height - foot}" y2="${height - foot}"/>` +
    `<text x="0" y="10">${highest}</text>${bars.join('')}<text x="0" y="${height - 4}">${first}</text>${end}</svg>`
  );
}

const smallHeight = 90;

/** One count per day, as bars. */
export function countLine(label: string, points: readonly { day: string; count: number }[]): string {
  const highest = Math.max(1, ...points.map(({ count }) => count));
  const total = points.reduce((sum, { count }) => sum + count, 0);
  const step = width / Math.max(1, points.length);
  const bars = points.map(({ day, count }, index) => {
    const size = (count / highest) * smallHeight;
    const [x, y] = [index * step + step * 0.1, smallHeight - size];
    return `<g><title>${day}: ${count}</title><rect class="answered" x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${Math.max(1, step * 0.8).toFixed(1)}" height="${size.toFixed(1)}"/></g>`;
  });
  const named = `${label} a day, from ${points[0]?.day ?? ''} to ${points.at(-1)?.day ?? ''}, at most ${highest}, ${total} in all`;
  return (
    `<svg viewBox="0 0 ${width} ${smallHeight + 1}" preserveAspectRatio="none" role="img" aria-label="${escapeMarkup(named)}">` +
    `<line x1="0" x2="${width}" y1="${smallHeight}" y2="${smallHeight}"/>${bars.join('')}</svg>`
  );
}

export interface Bar {
  label: string;
  count: number;
}

/** A table whose numbers are also shown as bars. */
export function barTable(caption: string, bars: readonly Bar[]): string {
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  const rows = bars.map(
    ({ label, count }) =>
      `<tr><th scope="row">${escapeMarkup(label)}</th><td><svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">` +
      `<rect width="${((count / highest) * 100).toFixed(1)}" height="10"/></svg></td><td class="number">${count}</td></tr>`,
  );
  return `<table><caption>${escapeMarkup(caption)}</caption><tbody>${rows.join('')}</tbody></table>`;
}
