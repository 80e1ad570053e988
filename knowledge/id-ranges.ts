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
  /** Packages beyond the fifth of a list. */
  manyPackages: { from: 20_000, to: 99_999 },
  /** Areas not served, by their place in the list. */
  areas: { from: 7000, to: 7999 },
  /** A city each, in the order of `places`: new cities go to the end of the list. */
  places: { from: 5000, to: 5999 },
} as const;

/** Whether a person wrote the entry into a topic file. */
export function isWritten(id: number): boolean {
  const { written, writtenLater } = idRanges;
  return [written, writtenLater].some(({ from, to }) => id >= from && id <= to);
}

/** The next numbers that no entry has, from those that written entries may have. */
export function freeIds(taken: ReadonlySet<number>, wanted: number): number[] {
  const free: number[] = [];
  for (const { from, to } of [idRanges.writtenLater, idRanges.written]) {
    for (let id = from; id <= to && free.length < wanted; id++) if (!taken.has(id)) free.push(id);
  }
  return free;
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

/** Ids a service has for itself: 20 for its own kinds, then eight for each of its packages. */
const idsPerService = 80;
const firstPackageId = 20;
const idsPerPackage = 8;
/** Packages beyond these go on in a range of their own. */
const packagesInBlock = 5;
const morePackages = 50;

export function serviceIds(number: number): number {
  return blockStart(number, idsPerService, idRanges.catalogue, idRanges.catalogueLater);
}

/** The first id of a package, by its place in its service's list. */
export function packageIds(number: number, index: number): number {
  if (index < packagesInBlock) return serviceIds(number) + firstPackageId + index * idsPerPackage;
  return idRanges.manyPackages.from + (number * morePackages + index - packagesInBlock) * idsPerPackage;
}
