import {
  asideAfter,
  asideBefore,
  cityCentre,
  filmAfter,
  lentAfter,
  lentBefore,
  othersTrade,
  owedAfter,
  owedBefore,
  ownTrade,
  riskAfter,
  riskBefore,
  riskTaken,
  riskWord,
  sideOffer,
  soldAfter,
  suppliedBefore,
  theirWish,
  tradeAfter,
} from '../vocabulary/asides.ts';
import { placeWords } from '../vocabulary/places.ts';

/** Where a refused area is named in a message. */
export interface Naming {
  /** The words that name it. */
  words: string;
  /** The sentence up to there, and from there on. */
  before: string;
  after: string;
  /** All that follows, over the ends of sentences too. */
  rest: string;
}

/** 'Sydney CBD' is a part of the town; 'a CBD shop in the Sydney CBD' names both. */
function isCityCentre({ words, before, after }: Naming): boolean {
  if (words !== 'cbd' || soldAfter.test(after)) return false;
  return cityCentre.test(before) || placeWords.has(/[^ ]*$/.exec(before)?.[0] ?? '');
}

function isOwed({ before, after }: Naming): boolean {
  return owedAfter.test(after) || (owedBefore.test(before) && !tradeAfter.test(after));
}

function isLentThing({ before, after }: Naming): boolean {
  return lentAfter.test(after) || lentBefore.test(before);
}

function isRisk({ words, before, after }: Naming): boolean {
  if (!riskWord.test(words)) return false;
  return (words === 'gamble' && riskTaken.test(after)) || (riskBefore.test(before) && riskAfter.test(after));
}

function isOthersTrade({ before, rest }: Naming): boolean {
  return othersTrade.test(before) && ownTrade.test(rest) && !theirWish.test(rest);
}

/** The area is named, but neither the visitor's business nor the work wanted is in it. */
export function isAside(area: string, naming: Naming): boolean {
  return (
    asideBefore.some((pattern) => pattern.test(naming.before)) ||
    asideAfter.some((pattern) => pattern.test(naming.after)) ||
    (suppliedBefore.test(naming.before) && !tradeAfter.test(naming.after)) ||
    isCityCentre(naming) ||
    isRisk(naming) ||
    isOthersTrade(naming) ||
    (/^(?:dances|songs|movies)$/.test(area) && sideOffer.test(naming.before)) ||
    (/^(?:insurance|mortgages|banking loans)$/.test(area) && isOwed(naming)) ||
    (area === 'movies' && filmAfter.test(naming.after)) ||
    (area === 'banking loans' && isLentThing(naming))
  );
}
