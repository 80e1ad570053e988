/** Which ids belong to which source. Ids never move: replies, tests and logs name them. */
export const idRanges = {
  /** `entries/*.md`, chosen by whoever writes the entry. */
  written: { from: 1, to: 999 },
  /** The same, once the first range was nearly full. */
  writtenLater: { from: 6000, to: 6999 },
  /** Questions of the service pages: ten to a service, by its number. */
  serviceQuestions: { from: 1000, to: 1499 },
  /** The same for numbers above the first range. */
  serviceQuestionsLater: { from: 8000, to: 8999 },
  /** Rendered from the price lists and service texts. */
  catalogue: { from: 2000, to: 4999 },
  /** The same for services whose number the first range has no room for. */
  catalogueLater: { from: 10_000, to: 19_999 },
  /** Packages beyond the fifth of a list, and pairs of them. */
  manyPackages: { from: 20_000, to: 99_999 },
  /** A city each, in the order of `places`: new cities go to the end of the list. */
  places: { from: 5000, to: 5999 },
} as const;

/** Whether a person wrote the entry into a topic file. */
export function isWritten(id: number): boolean {
  const { written, writtenLater } = idRanges;
  return [written, writtenLater].some(({ from, to }) => id >= from && id <= to);
}

interface Range {
  from: number;
  to: number;
}

/** The first id of a block of equal size; blocks that one range has no room for go on in the next. */
function blockStart(number: number, size: number, first: Range, later: Range): number {
  const room = Math.floor((first.to - first.from + 1) / size);
  const id = number < room ? first.from + number * size : later.from + (number - room) * size;
  if (id + size - 1 > later.to && number >= room)
    throw new Error(`No ids are left for a service with the number ${number}`);
  return id;
}

/** Questions that a service's page can put into the knowledge base. */
export const questionsPerService = 10;

export function questionIds(number: number): number {
  return blockStart(number, questionsPerService, idRanges.serviceQuestions, idRanges.serviceQuestionsLater);
}

/** Ids a service has for itself: 20 for its own kinds, 40 for its packages, 20 for pairs of packages. */
const idsPerService = 80;
const slots = { packages: { from: 20, count: 40, each: 8 }, pairs: { from: 60, count: 20, each: 1 } } as const;
/** Beyond these, a list of many packages goes on in a range of its own. */
const manyPerService = { packages: 400, pairs: 60 } as const;

export function serviceIds(number: number): number {
  return blockStart(number, idsPerService, idRanges.catalogue, idRanges.catalogueLater);
}

/** The first id of a package, or of a pair, by its place in the list. */
export function packageIds(number: number, kind: keyof typeof slots, index: number): number {
  const { from, count, each } = slots[kind];
  const slot = index * each;
  if (slot < count) return serviceIds(number) + from + slot;
  const many = idRanges.manyPackages.from + number * (manyPerService.packages + manyPerService.pairs);
  return many + (kind === 'pairs' ? manyPerService.packages : 0) + slot - count;
}
