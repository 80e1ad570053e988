import { quantityKinds } from '#catalogue/quantities.ts';
import { choosingQuantity } from '#catalogue/quote.ts';
import { isAlternative, isSameList, offerOf, type Shop } from '#catalogue/shop.ts';
import { limitsNamed } from '#language/slots/numbers-in.ts';
import { plainWords } from '#language/text/plain.ts';
import { stem } from '#language/text/stem.ts';

/** A service mentioned in a message by one of its names. Positions are counted in words. */
export interface Mention {
  service: string;
  from: number;
  /** The first word after it. */
  to: number;
  /** Named only by a word that often means something else. */
  isWeak: boolean;
}

export interface NameMatcher {
  /**
   * If services are under discussion, part of a name is enough: 'a one-off' after SEO. 'The articles' are then the blog
   * posts discussed before, which share a list.
   */
  mentionsIn(words: readonly string[], discussed?: readonly string[]): Mention[];
  /** Something under discussion, abbreviated to the last word of one of its names: the posts of 'blog posts'. */
  shortIn(words: readonly string[], discussed: readonly string[]): Mention[];
}

const longestName = 6;

/** Everyday words that name a service only if the rest of the message agrees. */
const everyday: ReadonlySet<string> = new Set(
  `website site webpage homepage web shop store design designs redesign ads adverts consulting consultation consultancy
  consultant content writing writer texts copy meta marketing blog blogs article articles graphics portal directory html
  competitor competitors rival rivals keyword keywords bloggers maintain outreach backlink backlinks directories app apps
  application banner banners posts citations listings pages seo audit support updates link links
  instagram facebook linkedin tiktok`
    .split(/\s+/)
    .map(stem),
);

/** 'I'll write them myself' names no writing. */
const verb = /^writes?$/;

function keyOf(phrase: string): string {
  return plainWords(phrase).map(stem).join(' ');
}

/** The words of 'a 500-word press release' are its size, not the beginning of 'word press'. */
function isUnit(words: readonly string[], at: number): boolean {
  return limitsNamed(words[at] ?? '').length > 0 && /^\d{3,}$/.test(words[at - 1] ?? '');
}

const longestPart = 3;
const pointing = /^(?:the|a|an|that|only|just|it|meant|mean|okay|take|instead)$/;
const partNoun = /^(?:one|ones|part|version|instead|thing)$/;

/** A word that the name of a service under discussion starts or ends with. */
interface End {
  service: string;
  word: string;
}

function endsOf({ offers }: Shop, discussed: readonly string[]): End[] {
  return discussed.flatMap((service) => {
    const { name = '', shortName = '' } = offers.get(service) ?? {};
    const words = [name, shortName].map(plainWords).flatMap((own) => [own[0] ?? '', own.at(-1) ?? '']);
    return Array.from(new Set(words.map(stem)), (word) => ({ service, word }));
  });
}

/** Units of several lists: 'photo', if portraits and weddings are both sold in photos. */
function sharedUnits({ offers }: Shop): ReadonlySet<string> {
  const lists = new Set(Array.from(offers.values(), ({ packages }) => packages));
  const units = [...lists].flatMap((packages) => choosingQuantity(packages) ?? []);
  const shared = units.filter((unit, index) => units.indexOf(unit) !== index);
  return new Set(shared.flatMap((unit) => [quantityKinds[unit].singular, quantityKinds[unit].plural]).map(keyOf));
}

/** Finds services by their names, the longest name first. Linear in the words of the message. */
export function createNameMatcher(shop: Shop): NameMatcher {
  const services = new Map<string, string>();
  const units = sharedUnits(shop);
  for (const { slug, name, shortName, alsoCalled, things } of shop.offers.values()) {
    for (const phrase of [name, shortName, ...alsoCalled, ...things]) {
      const key = keyOf(phrase);
      if (key && !services.has(key) && !units.has(key)) services.set(key, slug);
    }
  }
  const beginnings = new Set([...services.keys()].map((key) => key.split(' ')[0]));

  /** No other service is called by this word, or only one that isn't discussed: 'the posts' after blog posts. */
  function isFree(word: string, service: string, discussed: readonly string[]): boolean {
    const other = services.get(word) ?? service;
    return isSameList(shop, other, service) || (everyday.has(word) && !discussed.includes(other));
  }

  /** Short names of items under discussion, if only one of them can be meant and nothing else has that name. */
  function shortNames(discussed: readonly string[]): ReadonlyMap<string, string> {
    const pairs = discussed.flatMap((service) => {
      const { alsoCalled = [], things = [] } = shop.offers.get(service) ?? {};
      const last = [...alsoCalled, ...things]
        .map(plainWords)
        .flatMap((words) => (words.length > 1 ? words.slice(-1) : []))
        .map(stem)
        .filter((word) => isFree(word, service, discussed));
      return Array.from(new Set(last), (word) => ({ word, service }));
    });
    const byWord = Map.groupBy(pairs, ({ word }) => word);
    return new Map([...byWord].flatMap(([word, [one, other]]) => (one && !other ? [[word, one.service]] : [])));
  }

  function mentionsIn(words: readonly string[], discussed: readonly string[] = []): Mention[] {
    const stems = words.map(stem);
    const ends = endsOf(shop, discussed);
    const short = shortNames(discussed);
    const found: Mention[] = [];
    for (let from = 0; from < stems.length; ) {
      const named = verb.test(words[from] ?? '') || isUnit(words, from) ? undefined : nameAt(stems, from);
      const isShort = short.has(stems[from] ?? '');
      const part = ends.length && !named && !isShort ? partialNameAt(words, stems, from, ends) : undefined;
      const mention = named ?? part;
      if (mention)
        found.push(mention.isWeak ? { ...mention, service: resolveToDiscussed(mention.service, discussed) } : mention);
      from = mention?.to ?? from + 1;
    }
    return found;
  }

  /** The only one under discussion with the same list, or another way to the same: the WordPress site as 'the website'. */
  function resolveToDiscussed(service: string, discussed: readonly string[]): string {
    const alike = discussed.filter((other) => isSameList(shop, service, other));
    const ways = discussed.filter((other) => isAlternative(offerOf(shop, service), offerOf(shop, other)));
    const [only = service, another] = alike.length ? alike : ways;
    return another === undefined ? only : service;
  }

  /** Words that name another service together with the first or last word of one discussed. */
  function partialNameAt(words: readonly string[], stems: readonly string[], from: number, ends: readonly End[]) {
    for (let length = Math.min(longestPart, stems.length - from); length > 0; length--) {
      if (!pointing.test(words[from - 1] ?? '') && !partNoun.test(words[from + length] ?? '')) continue;
      const part = stems.slice(from, from + length).join(' ');
      const service = ends
        .flatMap((end) => [`${part} ${end.word}`, `${end.word} ${part}`].map((name) => ({ end, name })))
        .map(({ end, name }) => ({ end, service: services.get(name) }))
        .find((found) => found.service && found.service !== found.end.service)?.service;
      if (service) return { service, from, to: from + length, isWeak: false };
    }
    return undefined;
  }

  function nameAt(stems: readonly string[], from: number): Mention | undefined {
    if (!beginnings.has(stems[from])) return undefined;
    for (let length = Math.min(longestName, stems.length - from); length > 0; length--) {
      const key = stems.slice(from, from + length).join(' ');
      const service = services.get(key);
      // 'We are on page 4' isn't about on-page SEO.
      if (service && !(key === 'on pag' && /^\d/.test(stems[from + length] ?? '')))
        return { service, from, to: from + length, isWeak: length === 1 && everyday.has(key) && key !== 'seo' };
    }
    return undefined;
  }

  function shortIn(words: readonly string[], discussed: readonly string[]): Mention[] {
    const short = shortNames(discussed);
    return words.flatMap((word, from): Mention[] => {
      const service = verb.test(word) ? undefined : short.get(stem(word));
      return service === undefined ? [] : [{ service, from, to: from + 1, isWeak: true }];
    });
  }

  return { mentionsIn, shortIn };
}
