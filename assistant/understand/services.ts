import { alsoCalled, guestPostsAlsoCalled } from '#catalogue/also-called.ts';
import { type ServiceSlug, serviceSlugs } from '#catalogue/service.ts';
import { serviceNames } from '#catalogue/service-names.ts';
import { plainWords } from '../text/plain.ts';
import { stem } from '../text/stem.ts';
import { type Sellable, serviceDescriptions } from '../vocabulary/service-descriptions.ts';

/** A service named in a text, by name, other name or description. */
export interface Mention {
  service: Sellable;
  /** Position in the cue text, to tell which tier belongs to which service. */
  at: number;
  end: number;
  /** Named only by a word that may mean something else: 'website', 'content', 'article'. */
  weak: boolean;
  /** The words that named it. */
  words: string;
}

const longestPhrase = 6;

/** Words that name a service only when nothing stronger does. */
const weakPhrases: ReadonlySet<string> = new Set(
  'design,designs,ads,adverts,consulting,consultation,consultancy,consultant,content,writing,writer,writers,texts,copy,meta,marketing,blog,blogs,article,articles,graphics,portal,directory,html,redesign,competitor,competitors,rival,rivals,keyword,keywords,bloggers,maintain,full stack,benchmarking,social network,social networks,internal links,dashboard application,nap,sem,yelp,outreach,backlink,backlinks,ai search,page text,search queries,search words,thumbnails,admin panel,online platform,business website,company website,website made,site made,website built,site built'
    .split(',')
    .map(phraseKey),
);

function phraseKey(phrase: string): string {
  return plainWords(phrase).map(stem).join(' ');
}

const phrases = new Map<string, Sellable>();
for (const phrase of guestPostsAlsoCalled) phrases.set(phraseKey(phrase), 'guest-posts');
for (const slug of serviceSlugs) {
  for (const phrase of [...alsoCalled[slug], serviceNames[slug].name]) {
    const key = phraseKey(phrase);
    if (!phrases.has(key)) phrases.set(key, slug);
  }
}
const bareWebsite = new Set(
  'website,site,webpage,homepage,web,eshop,ecommerce,online shop,online store,e shop,e store'.split(',').map(phraseKey),
);

/** Named by no more than 'website': which kind is open. */
export function isBareWebsite({ words }: Mention): boolean {
  return bareWebsite.has(words);
}

/** Of the weak ones, words of the trade: with 'can you' or 'I need' they are a request. */
const tradeWords = new Set(
  'ads,adverts,competitors,rivals,keywords,bloggers,backlinks,directory,directories,blogs,outreach,social networks,yelp,nap,redesign,copy,meta'
    .split(',')
    .map(phraseKey),
);

export function isTradeWord({ words }: Mention): boolean {
  return tradeWords.has(words);
}

interface Placed {
  word: string;
  at: number;
}

function placedWords(text: string): Placed[] {
  return Array.from(text.matchAll(/[^ ]+/g), (found) => ({ word: stem(found[0]), at: found.index }));
}

/** 'We rank on page 4' is no on-page SEO. */
function isPageNumber(key: string): boolean {
  return key === 'on pag' || key === 'on page';
}

/** Services by name or other name alone: cheap enough for every entry of the knowledge base. */
export function namedIn(text: string): Mention[] {
  const words = placedWords(text);
  const found: Mention[] = [];
  for (let index = 0; index < words.length; ) {
    let taken = 0;
    for (let length = Math.min(longestPhrase, words.length - index); length > 0 && !taken; length--) {
      const key = words
        .slice(index, index + length)
        .map(({ word }) => word)
        .join(' ');
      const service = phrases.get(key) ?? (bareWebsite.has(key) ? 'website-development' : undefined);
      if (
        !service ||
        (isPageNumber(key) && /^(?:\d+|one|on|two|three|four|fiv)$/.test(words[index + length]?.word ?? ''))
      )
        continue;
      const last = words[index + length - 1];
      const weak = weakPhrases.has(key) || bareWebsite.has(key);
      found.push({
        service,
        at: words[index]?.at ?? 0,
        end: (last?.at ?? 0) + (last?.word.length ?? 0),
        weak,
        words: key,
      });
      taken = length;
    }
    index += taken || 1;
  }
  return found;
}

function describedIn(text: string): Mention[] {
  return serviceDescriptions.flatMap(({ service, described }) => {
    const found = described.exec(text);
    return found
      ? [{ service, at: found.index, end: found.index + found[0].length, weak: false, words: found[0] }]
      : [];
  });
}

/** 'I need a WordPress site' describes a website, but names WordPress: the name is what was meant. */
const givesWay: ReadonlySet<Sellable> = new Set<Sellable>(['website-development', 'content-writing']);

const comparing = / (?:versus|compar\S*|against|cheaper|differ\S*) /;

/** Every service a text names or describes, in order; a longer wording hides the shorter ones inside it. */
export function mentionsIn(text: string): Mention[] {
  const all = namedIn(text);
  const described = describedIn(text).filter(
    ({ service, at, end }) =>
      !givesWay.has(service) ||
      !all.some((other) => !other.weak && other.service !== service && at <= other.at && other.end <= end + 1),
  );
  const sideBySide = comparing.test(text);
  const named = all.filter(
    ({ at, end, weak, service }) =>
      !described.some(
        (other) => other.at <= at && end <= other.end + 1 && (weak || (!sideBySide && other.service !== service)),
      ),
  );
  return [...described, ...named].toSorted((left, right) => left.at - right.at);
}

export function isService(service: Sellable): service is ServiceSlug {
  return service !== 'guest-posts';
}
