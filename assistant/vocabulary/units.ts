import type { QuantityName } from '#catalogue/quantities.ts';
import type { ServiceSlug } from '#catalogue/service.ts';

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

const writing: readonly ServiceSlug[] = ['content-writing', 'website-copywriting', 'blog-writing', 'article-writing'];
const links: readonly ServiceSlug[] = ['blogger-outreach', 'niche-edits'];

/** Things ordered several times over: three articles are three packages of a writing service. */
const pieces: readonly (readonly [words: string, services: readonly ServiceSlug[]])[] = [
  [
    'article articles blog blogs blogpost blogposts text texts copies post posts pieces description descriptions newsletter newsletters',
    writing,
  ],
  ['link links backlink backlinks placement placements edit edits site sites', links],
  ['logo logos', ['logo-design']],
  ['app apps application applications webapps', ['web-application-development', 'mern-stack-development']],
  ['infographic infographics', ['infographic-design']],
  [
    'site sites website websites shop shops',
    [
      'website-development',
      'website-design',
      'wordpress-development',
      'reactjs-web-development',
      'nextjs-web-development',
      'strapi-cms-website-development',
    ],
  ],
];

export const countedPieces: ReadonlyMap<string, readonly ServiceSlug[]> = new Map(
  [...new Set(pieces.flatMap(([words]) => words.split(' ')))].map((word) => [
    word,
    pieces.filter(([words]) => words.split(' ').includes(word)).flatMap(([, services]) => services),
  ]),
);

/** A count of months multiplies what recurs. */
export const monthWords: ReadonlySet<string> = new Set(['month', 'months']);
