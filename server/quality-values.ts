/** The names in an Accept or Accept-Encoding header, each with its quality value: 1 unless stated, 0 if unreadable. */
export function qualityValues(header: string): ReadonlyMap<string, number> {
  return new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
        const value = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
        return [name, value === undefined ? 1 : Number.parseFloat(value) || 0] as const;
      }),
  );
}
