/** Which ids belong to which source. Ids never move: replies, tests and logs name them. */
export const idRanges = {
  /** `entries/*.md`, chosen by whoever writes the entry. */
  written: { from: 1, to: 999 },
  /** The same, once the first range was nearly full. */
  writtenLater: { from: 6000, to: 6999 },
  /** Questions of the service pages: ten to a service, in the order of `serviceSlugs`. */
  serviceQuestions: { from: 1000, to: 1499 },
  /** Rendered from the price lists and service texts. */
  catalogue: { from: 2000, to: 4999 },
  /** A city each, in the order of `places`: new cities go to the end of the list. */
  places: { from: 5000, to: 5999 },
} as const;

/** Whether a person wrote the entry into a topic file. */
export function isWritten(id: number): boolean {
  const { written, writtenLater } = idRanges;
  return [written, writtenLater].some(({ from, to }) => id >= from && id <= to);
}
