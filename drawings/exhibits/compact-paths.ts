/** The commands of a path and what follows each; all are absolute, as the image library writes them. */
const commands = /([A-Z])([^A-Z]*)/g;

function short(value: number): string {
  return String(Number(value.toFixed(1))).replace(/^(-?)0\./, '$1.');
}

function list(values: readonly number[]): string {
  return values.map(short).reduce((text, value) => `${text}${text && !value.startsWith('-') ? ' ' : ''}${value}`, '');
}

/**
 * A path with relative commands, to a tenth of a unit. Each closed part is measured from its own start, so that every
 * 'e' of a text becomes the same characters, which compress to nearly nothing, and what rounding loses doesn't add up.
 */
export function compactPath(path: string): string {
  let start: readonly [number, number] = [0, 0];
  let at: readonly [number, number] = [0, 0];
  const near = (value: number, from: number) => Math.round((value - from) * 10) / 10;
  return Array.from(path.matchAll(commands), ([, command = '', rest = '']) => {
    const values = rest.trim().split(/[ ,]+/).filter(Boolean).map(Number);
    if (command === 'Z') {
      at = [0, 0];
      return 'z';
    }
    if (command === 'M') {
      start = [values[0] ?? 0, values[1] ?? 0];
      at = [0, 0];
      return `M${list(start)}`;
    }
    const full =
      command === 'H'
        ? [values[0] ?? 0, start[1] + at[1]]
        : command === 'V'
          ? [start[0] + at[0], values[0] ?? 0]
          : values;
    const points = full.map((value, index) => near(value, start[index % 2] ?? 0));
    const steps = points.map((value, index) => value - (at[index % 2] ?? 0));
    at = [points.at(-2) ?? 0, points.at(-1) ?? 0];
    const name = command === 'H' || command === 'V' ? 'l' : command.toLowerCase();
    return `${name}${list(steps)}`;
  }).join('');
}
