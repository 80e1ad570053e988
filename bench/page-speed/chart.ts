export interface Series {
  name: string;
  values: readonly number[];
}

const width = 860;
const labelWidth = 230;
const barHeight = 14;
const gap = 10;
const head = 34;
const colours = ['#c7361b', '#0a6a62', '#5d9cbb'];

/** Grouped bars per label, as an SVG file that is legible on light and dark backgrounds. */
export function barChart(title: string, unit: string, labels: readonly string[], series: readonly Series[]): string {
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  const rowHeight = series.length * barHeight + gap;
  const height = head + labels.length * rowHeight + 26;
  const scale = (width - labelWidth - 70) / most;
  const rows = labels.flatMap((label, row) => {
    const top = head + row * rowHeight;
    const middle = top + (series.length * barHeight) / 2 + 4;
    return [
      `<text x="${labelWidth - 8}" y="${middle}" text-anchor="end">${asText(label)}</text>`,
      ...series.flatMap(({ values }, index) => {
        const value = values[row] ?? 0;
        const y = top + index * barHeight;
        const end = labelWidth + value * scale;
        return [
          `<rect x="${labelWidth}" y="${y}" width="${(value * scale).toFixed(1)}" height="${barHeight - 2}" fill="${colours[index]}"/>`,
          `<text x="${(end + 5).toFixed(1)}" y="${y + barHeight - 4}" class="value">${rounded(value)}</text>`,
        ];
      }),
    ];
  });
  const legend = series.map(
    ({ name }, index) =>
      `<rect x="${labelWidth + index * 190}" y="${height - 18}" width="10" height="10" fill="${colours[index]}"/>` +
      `<text x="${labelWidth + index * 190 + 16}" y="${height - 9}">${asText(name)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${asText(`${title}, ${unit}`)}">`,
    '<style>text{font:12px sans-serif;fill:#4a5a70}.title{font-weight:600;font-size:14px}.value{font-size:10px}',
    '@media (prefers-color-scheme:dark){text{fill:#a9b9ca}}</style>',
    `<text x="0" y="16" class="title">${asText(`${title} (${unit})`)}</text>`,
    ...rows,
    ...legend,
    '</svg>\n',
  ].join('\n');
}

function rounded(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(1);
}

function asText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
