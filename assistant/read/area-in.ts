import { plainWords } from '#language/text/plain.ts';
import { stem } from '#language/text/stem.ts';
import type { ReaderContext } from './reader-context.ts';
import type { Reading } from './reading.ts';

export interface AreaSaid extends Pick<Reading, 'area' | 'areaSimilarity' | 'isAreaNamed'> {
  /** The closest area is served now. */
  isServed: boolean;
  /** It names an area the encoder wasn't trained on. */
  isUnseen: boolean;
}

/** Words of area names that are common elsewhere. */
const everydayOfAreas = /^(?:writing|anything)$/;

function namesArea(words: readonly string[], area: string): boolean {
  const own = plainWords(area).filter((word) => !everydayOfAreas.test(word));
  const stems = new Set(own.map(stem));
  return words.some((word, at) => stems.has(stem(word)) && !/^(?:no|not|without)$/.test(words[at - 1] ?? ''));
}

/** Areas added after training are recognized only by all words of their name. */
function unseenAreaIn({ unseenAreas }: ReaderContext, words: readonly string[]): string | undefined {
  const stems = new Set(words.map(stem));
  return unseenAreas.find((area) => plainWords(area).every((word) => stems.has(stem(word))));
}

/** The refused area closest to a message. */
export function areaIn(reader: ReaderContext, words: readonly string[], vector: Float32Array): AreaSaid {
  const unseen = unseenAreaIn(reader, words);
  const [nearArea] = reader.nearAreas(vector);
  const nearest = unseen ?? nearArea?.item;
  const area = nearest !== undefined && reader.shop.areasNotServed.includes(nearest) ? nearest : undefined;
  return {
    area,
    areaSimilarity: unseen ? 1 : (nearArea?.score ?? 1),
    isAreaNamed: area !== undefined && namesArea(words, area),
    isServed: nearest !== undefined && area === undefined,
    isUnseen: unseen !== undefined,
  };
}
