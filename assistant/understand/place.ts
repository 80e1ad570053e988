import { cues, hasCue } from '../text/cues.ts';
import { similarity } from '../text/similarity.ts';
import type { Speller } from '../text/spelling.ts';
import { availabilityThreshold, placeNameLetters } from '../thresholds.ts';
import { domainWords } from '../vocabulary/domain-words.ts';
import { needsHint, placeNames } from '../vocabulary/places.ts';

interface Token {
  raw: string;
  word: string;
  /** A sentence or part of one ends here. */
  ends: boolean;
  starts: boolean;
}

const availabilityCues = cues(
  'serv~',
  'cover~',
  'work (in|with|for|here|around|across|from|out)',
  'operat~',
  'available',
  'availability',
  'clients?',
  'customers? (in|from)',
  'possible',
  'based',
  'located',
  'take (on|me|us|a|projects|work)',
  'look after',
  'there',
  'reach',
  'support (businesses|companies|firms)',
  'deliver to',
  'open to',
  'hire you',
  'deal with',
  'help',
  'live',
  'business',
  'company',
  'shop',
  'store',
  'restaurant',
  'firm',
  'startup',
  'accept~',
  'do you (do|have|go|guys|people|lot|also|ever|still|offer)',
  'are you (in|also|guys|people|able|active)',
  'can (you|a|an|i|we)',
  'ok for you',
  'over here',
  'my area',
  'issue',
  'problem',
  'remote~',
  'outside',
  'ship to',
  'extend to',
  'we are',
  'i am',
  'our (team|school|clinic)',
  'only',
  'what about',
  'how about',
  'anyone',
  'agency',
  'provide',
  'too',
  'offices?',
  'kaam',
);
/** Plainly about whether a place is served. */
const servingCues = cues(
  'serv~',
  'cover~',
  'operat~',
  'work (in|with|for)',
  'available',
  'reach',
  'clients',
  'do business',
  'your (area|region|map|list)',
  'accept~',
  'within',
  'too far',
  'far (away|from)',
  '(you|yall|guys|lot|people|folks|they) (also )?do',
  'do you (guys |people |lot |folks |all )?(do|cater|go)',
  'cater~',
  'help (out )?(people|folks|businesses|companies|firms|someone|clients)',
  'take (on )?(people|folks|businesses|companies|firms|someone|clients|work|jobs|projects)',
);
const beforeSubject = new Set('is are does about and or also even like including do'.split(' '));
const placePrepositions = new Set(
  'servicing supporting visiting in from at as near around across outside serve serving cover covering to within inside throughout toward over reach'.split(
    ' ',
  ),
);
const afterPlace = new Set(
  'mein here covered clients client area region based businesses customers companies company included ok okay possible supported served available startup firm'.split(
    ' ',
  ),
);
const notPlaces = new Set(
  'midnight midday noon dawn dusk lunchtime daytime nighttime da timezone timezones magento drupal joomla prestashop opencart bigcommerce woocommerce elementor divi webflow squarespace framer bubble hubspot mailchimp klaviyo salesforce zapier odoo sap firebase supabase aws azure docker kubernetes graphql typescript javascript nodejs mongodb express postgres postgresql mysql sqlite redis ruby rails symfony codeigniter yii dotnet csharp rust scala blazor ionic cordova unity unreal blender maya autocad photoshop illustrator indesign premiere aftereffects sketch invision zeplin miro trello jira asana notion slack discord telegram snapchat pinterest reddit quora medium tumblr vimeo twitch podcasts sms nft nfts blockchain web3 solidity metaverse vr ar iot ios android ipad iphone macos linux windows bing yahoo yandex baidu duckduckgo gemini perplexity claude copilot semrush ahrefs moz yoast rankmath ga4 gtm gsc adsense admob adwords ppc cpc cpm crypto ecommerce dropshipping logos flyers brochures videos animation animations mockups wireframes branding packaging printing hosting domains emails newsletters vat gst seo smm geo aeo sge llm llms gpt fiverr upwork clutch trustpilot ramadan christmas eid diwali easter yall folks guys thx urdu arabic english french german spanish hindi chinese italian portuguese russian turkish excel word powerpoint figma canva shopify wix golang php laravel python vue angular svelte django java kotlin flutter swift usd pkr euros eur gbp seo ai ui ux crm erp html css mern wordpress react nextjs strapi google facebook instagram linkedin youtube twitter tiktok whatsapp chatgpt paypal stripe payoneer monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december advance full total general house stock time touch kitefold asap pdf svg png jpg psd'.split(
    ' ',
  ),
);

function strip(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function tokensOf(question: string): Token[] {
  let starts = true;
  return question
    .slice(0, 2000)
    .split(/\s+/)
    .filter(Boolean)
    .map((chunk) => {
      const raw = chunk.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replace(/['’]s$/u, '');
      const ends = (/[,.!?;:)]["']?$/.test(chunk) && !/^(?:st|mt|ft)\.$/i.test(chunk)) || raw === '';
      const token = { raw, word: strip(raw), ends, starts };
      starts = /[.!?]["']?$/.test(chunk) || raw === '';
      return token;
    });
}

/** What each sign of a place is worth. A known name is enough; an unknown word needs the sentence on its side. */
const evidence = {
  known: 0.5,
  ambiguousName: 0.15,
  preposition: 0.3,
  unknownWord: 0.1,
  capital: 0.2,
  availability: 0.25,
  subject: 0.15,
  follows: 0.4,
} as const;

export interface Place {
  name: string;
  evidence: number;
}

function titleCase(words: readonly string[]): string {
  return words
    .map((word) =>
      /^(?:uk|usa|uae|ksa|nyc)$/.test(word.toLowerCase())
        ? word.toUpperCase()
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}

/** A longer message says more than where. */
const mostPlaceWords = 10;

/** 'londn' is London, if the rest of the name agrees. */
const sameNameSimilarity = 0.8;

function knownSpelling(name: string): string {
  const lower = strip(name);
  if (placeNames.has(lower) || lower.length < 5) return name;
  for (const known of placeNames) {
    if (
      Math.abs(known.length - lower.length) < 3 &&
      known[0] === lower[0] &&
      similarity(known, lower) >= sameNameSimilarity
    )
      return titleCase(known.split(' '));
  }
  return name;
}

function knownAt(tokens: readonly Token[], index: number): number {
  for (let length = 4; length > 0; length--) {
    const part = tokens.slice(index, index + length);
    if (part.length < length || part.slice(0, -1).some(({ ends }) => ends)) continue;
    const name = part.map(({ word }) => word).join(' ');
    if (placeNames.has(name) || placeNames.has(name.replaceAll('-', ' '))) return length;
  }
  return 0;
}

/** 'Multan mein service available hai?': a town we know and a word for being served are enough in any language. */
export function asksForKnownPlace(question: string, text: string): boolean {
  const tokens = tokensOf(question);
  return (
    tokens.length <= mostPlaceWords &&
    hasCue(text, availabilityCues) &&
    tokens.some(({ word }, index) => knownAt(tokens, index) > 0 && !needsHint(word))
  );
}

function nearlyKnown(word: string): boolean {
  return word.length >= 5 && strip(knownSpelling(word)) !== word;
}

/** The place a question is about, when the signs outweigh the threshold. `afterPlaces`: places were just spoken of. */
export function placeIn(question: string, text: string, speller: Speller, afterPlaces: boolean): Place | undefined {
  const tokens = tokensOf(question);
  const shouting = !/\p{Ll}/u.test(question);
  const asksAvailability = hasCue(text, availabilityCues);
  const asksServing = hasCue(text, servingCues);
  const followUp = afterPlaces && tokens.length <= 6;
  let best: (Place & { until: number }) | undefined;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token || token.word.length < 2 || notPlaces.has(token.word) || /\d/.test(token.word)) continue;
    const known = knownAt(tokens, index);
    const before = tokens[index - 1];
    const articleBefore = before && /^(?:the|a)$/.test(before.word);
    const preposition = articleBefore ? tokens[index - 2]?.word : before?.word;
    const outOf = preposition === 'of' && tokens[index - (articleBefore ? 3 : 2)]?.word === 'out';
    // 'in a nutshell': towns have no indefinite article.
    const towns = known > 0 || before?.word !== 'a';
    const hinted = towns && !before?.ends && (outOf || placePrepositions.has(preposition ?? ''));
    const unknown = !speller.isEnglish(token.word) && /^\p{L}[\p{L}'’-]+$/u.test(token.raw);
    // The first word of a sentence is always capital; with a second capital beside it, it is a name: 'Kota Kinabalu'.
    const named = !token.starts || (!token.ends && /^\p{Lu}\p{Ll}/u.test(tokens[index + 1]?.raw ?? ''));
    const capital = !shouting && named && /^\p{Lu}/u.test(token.raw) && (unknown || hinted || known > 0);
    if (!known && !capital && !hinted && token.word.endsWith('ing')) continue;
    if (!known && !unknown && !(capital && hinted && !domainWords.has(token.word))) continue;
    let length = known;
    if (!known) {
      length = 1;
      while (length < 4 && !tokens[index + length - 1]?.ends) {
        const next = tokens[index + length];
        const after = tokens[index + length + 1];
        // 'Isle of Man', 'Rio de Janeiro': small words inside a name.
        const joins =
          next !== undefined &&
          !next.ends &&
          /^(?:of|upon|on|de|del|da|do|di|la|al|el)$/.test(next.raw) &&
          /^\p{Lu}/u.test(after?.raw ?? '');
        if (joins) {
          length += 2;
          continue;
        }
        const goesOn =
          next &&
          /^\p{L}[\p{L}'’-]*$/u.test(next.raw) &&
          !notPlaces.has(next.word) &&
          (/^\p{Lu}/u.test(next.raw) && !shouting ? true : !speller.isEnglish(next.word) && unknown);
        if (!goesOn) break;
        length++;
      }
    }
    const part = tokens.slice(index, index + length);
    const name = part.map(({ raw }) => raw).join(' ');
    const next = tokens[index + length]?.word ?? '';
    // 'John here' is a name; 'Chattanooga here, do you work with folks like us' a place.
    const followed = afterPlace.has(next) && !part.at(-1)?.ends && (next !== 'here' || asksServing);
    // 'Stoke-on-Trent', 'Aix-en-Provence': towns are joined like this, words of the trade are not.
    const hyphenated =
      /^\p{L}+-(?:on|upon|en|sur|de|la|le|les|am|an|au|aux|in|of|by|the|sous|under|next|super)-/iu.test(token.raw);
    let weight = 0;
    if (known) weight += needsHint(strip(name)) ? evidence.ambiguousName : evidence.known;
    if (hinted || (followed && asksAvailability)) weight += evidence.preposition;
    if (unknown) weight += nearlyKnown(token.word) ? evidence.unknownWord * 3 : evidence.unknownWord;
    if (capital) weight += evidence.capital;
    if (asksAvailability && (hinted || known || followed || nearlyKnown(token.word))) weight += evidence.availability;
    if (asksServing && beforeSubject.has(preposition ?? '') && (preposition !== 'do' || capital || known || hyphenated))
      weight += evidence.subject + (hinted ? 0 : evidence.availability);
    if (hyphenated && unknown) weight += evidence.capital;
    if (followUp) weight += evidence.follows;
    if (preposition === 'about' && capital && unknown) weight += evidence.subject + evidence.availability;
    // 'Papua New Guinea' holds the name of another country, 'Kumasi, Ghana' of its own: the longer name stands.
    const within = best && index < best.until && best.evidence >= availabilityThreshold;
    if (weight > (best?.evidence ?? 0) && !within)
      best = { name: known ? name : knownSpelling(name), evidence: weight, until: index + length };
  }
  if (!best || best.evidence < availabilityThreshold) return undefined;
  const { length } = best.name;
  if (length < placeNameLetters.from || length > placeNameLetters.to) return undefined;
  return { name: titleCase(best.name.split(' ')), evidence: best.evidence };
}
