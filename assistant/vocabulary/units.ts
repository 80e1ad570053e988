import type { QuantityName } from '#catalogue/quantities.ts';

/** Which limits a counted word can mean; the service decides between them. */
const families: readonly (readonly [words: string, meanings: readonly QuantityName[]])[] = [
  ['page pages pager pagers screens screen urls subpages webpages site', ['pages']],
  ['word words', ['words']],
  [
    'concept concepts draft drafts idea ideas variation variations version versions proposals sketches options samples designs choices mockups',
    ['concepts', 'items'],
  ],
  ['item items banner banners graphic graphics image images visuals pieces creatives covers', ['items']],
  ['stat stats statistics figures facts numbers points datapoints', ['stats']],
  ['keyword keywords terms phrases keyphrases queries', ['keywords']],
  ['competitor competitors rival rivals company companies sites websites firms brands', ['competitors']],
  ['citation citations directory directories listing listings places entries', ['citations']],
  ['campaign campaigns', ['campaigns']],
  ['platform platforms network networks channel channels accounts socials profiles', ['platforms']],
  ['post posts', ['posts', 'items']],
  ['question questions', ['questions']],
  ['hour hours', ['customizationHours']],
];

export const unitMeanings: ReadonlyMap<string, readonly QuantityName[]> = new Map(
  families.flatMap(([words, meanings]) => words.split(' ').map((word) => [word, meanings] as const)),
);

/** Things ordered several times over: three articles are three packages. */
export const countedPieces: ReadonlySet<string> = new Set(
  'article articles blog blogs blogpost blogposts logo logos infographic infographics text texts links link placements placement edits edit pieces months month website websites post posts copies guestposts'.split(
    ' ',
  ),
);
