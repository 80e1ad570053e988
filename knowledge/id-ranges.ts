/** Which ids belong to which source. Ids never change, because replies, tests and logs refer to them. */
export const idRanges = {
  /** `entries/*.md`, chosen by the entry's author. */
  written: { from: 1, to: 999 },
  /** The same, after the first range was nearly full. */
  writtenLater: { from: 6000, to: 6999 },
  /** Questions on service pages: ten per service, by its number. */
  serviceQuestions: { from: 1000, to: 1499 },
  /** The same for numbers above the first range. */
  serviceQuestionsLater: { from: 8000, to: 8999 },
  /** Rendered from price lists and service texts. */
  catalogue: { from: 2000, to: 4999 },
  /** The same for services whose number doesn't fit in the first range. */
  catalogueLater: { from: 10_000, to: 19_999 },
  /** Packages after the fifth of a list. */
  manyPackages: { from: 20_000, to: 99_999 },
  /** Areas not served, by their position in the list. */
  areas: { from: 7000, to: 7999 },
  /** One per city, in the order of `places`. New cities go to the end of the list. */
  places: { from: 5000, to: 5999 },
  /** Notices, by their place in the list: they come and go. */
  notices: { from: 9000, to: 9099 },
} as const;

/** Whether the entry is hand-written, in a topic file. */
export function isWritten(id: number): boolean {
  const { written, writtenLater } = idRanges;
  return [written, writtenLater].some(({ from, to }) => id >= from && id <= to);
}

/** The next unused ids in the ranges for hand-written entries. */
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

/** The first id of a block of equal size. Blocks that don't fit in one range continue in the next. */
function blockStart(number: number, size: number, first: Range, later: Range): number {
  const room = Math.floor((first.to - first.from + 1) / size);
  const id = number < room ? first.from + number * size : later.from + (number - room) * size;
  if (id + size - 1 > later.to && number >= room)
    throw new Error(`No ids are left for a service with the number ${number}`);
  return id;
}

/** The number of the service whose block an id is in, if it is in one. */
function blockNumber(id: number, size: number, first: Range, later: Range): number | undefined {
  const room = Math.floor((first.to - first.from + 1) / size);
  if (id >= first.from && id < first.from + room * size) return Math.floor((id - first.from) / size);
  if (id >= later.from && id <= later.to) return room + Math.floor((id - later.from) / size);
  return undefined;
}

/** How many questions of a service's page can become entries. */
export const questionsPerService = 10;

export function questionIds(number: number): number {
  return blockStart(number, questionsPerService, idRanges.serviceQuestions, idRanges.serviceQuestionsLater);
}

/** Ids reserved for a service: 20 for its own kinds, then eight for each package. */
const idsPerService = 80;
const firstPackageId = 20;
const idsPerPackage = 8;
/** Packages beyond these use a range of their own. */
const packagesInBlock = 5;
const morePackages = 50;

export function serviceIds(number: number): number {
  return blockStart(number, idsPerService, idRanges.catalogue, idRanges.catalogueLater);
}

/** The first id of a package, by its position in the service's list. */
export function packageIds(number: number, index: number): number {
  if (index < packagesInBlock) return serviceIds(number) + firstPackageId + index * idsPerPackage;
  return idRanges.manyPackages.from + (number * morePackages + index - packagesInBlock) * idsPerPackage;
}

/** The number of the service an entry is made from; undefined if it isn't made from one. */
export function serviceNumberOf(id: number): number | undefined {
  const { catalogue, catalogueLater, manyPackages, serviceQuestions, serviceQuestionsLater } = idRanges;
  if (id >= manyPackages.from && id <= manyPackages.to)
    return Math.floor((id - manyPackages.from) / (morePackages * idsPerPackage));
  return (
    blockNumber(id, questionsPerService, serviceQuestions, serviceQuestionsLater) ??
    blockNumber(id, idsPerService, catalogue, catalogueLater)
  );
}
