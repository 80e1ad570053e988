import { categories } from '#catalogue/categories.ts';
import { priceLists } from '#catalogue/price-lists.ts';
import { cues, hasCue } from '../text/cues.ts';
import type { Sellable } from '../vocabulary/service-descriptions.ts';
import { withoutNegated } from './correction.ts';
import { isBareWebsite, isService, isTradeWord, type Mention } from './services.ts';

const technologies: ReadonlySet<Sellable> = new Set<Sellable>([
  'wordpress-development',
  'reactjs-web-development',
  'nextjs-web-development',
  'strapi-cms-website-development',
  'mern-stack-development',
  'web-application-development',
]);

/** What is a part or a kind of SEO. */
const seoFamily: ReadonlySet<Sellable> = new Set<Sellable>([
  ...categories
    .filter(({ attributes }) => attributes.url === 'search-engine-optimization')
    .flatMap(({ attributes }) => attributes.subCategories.map(({ url }) => url)),
  'generative-engine-optimization',
]);

const general: ReadonlySet<Sellable> = new Set<Sellable>(['digital-marketing', 'graphic-design', 'content-writing']);

const conjunction = / (?:\d|and|or|plus|versus|also|then|afterwards|after|with|than|against|compared?|to|,|\.|&) /;

function joined(text: string, left: Mention, right: Mention): boolean {
  const [first, second] = left.at < right.at ? [left, right] : [right, left];
  return conjunction.test(` ${text.slice(first.end, second.at + 1)} `);
}

/** 'wordpress maintenance' is maintenance; the technology only says which package. */
function withoutTechnologyOfMaintenance(text: string, mentions: readonly Mention[]): Mention[] {
  const care = mentions.find(({ service }) => service === 'website-maintenance-and-support');
  if (!care) return [...mentions];
  const building = hasCue(text, cues('build~', 'new (site|website)', 'develop~', 'create', 'both'));
  return mentions.filter((mention) => {
    const isTechnology =
      technologies.has(mention.service) || (mention.service === 'website-development' && mention.weak);
    if (!isTechnology) return true;
    const bought = /^\S* (?:basic |standard |premium |site |website |app |\d+ |right )*(?:and|plus|\.) /.test(
      text.slice(mention.end),
    );
    // 'A booking app, a logo, and six months of looking after the app' orders the app too.
    const apart = mentions.some(({ at, weak }) => !weak && at > mention.end && at < care.at);
    if (apart && !mention.weak) return true;
    return (building || bought) && joined(text, care, mention) && Math.abs(care.at - mention.at) > 12 && !mention.weak;
  });
}

/** 'seo keyword research' and 'keyword research for seo' are keyword research. */
function withoutGeneralSeo(text: string, mentions: readonly Mention[]): Mention[] {
  const specific = mentions.filter(({ service, weak }) => seoFamily.has(service) && !weak);
  if (!specific.length) return [...mentions];
  return mentions.filter((mention) => {
    if (mention.service !== 'search-engine-optimization') return true;
    if (/^\S* (?:basic|standard|premium|\d+ months) /.test(text.slice(mention.end))) return true;
    return specific.every((other) => {
      const before = textBefore(text, mention.at);
      if (/ (?:for|my|your) $/.test(before) && !/ (?:and|or|versus) /.test(text.slice(Math.min(mention.at, other.at))))
        return false;
      return joined(text, mention, other);
    });
  });
}

/** One mention a price list: React and Next.js sell from the same. */
function withoutRepeats(mentions: readonly Mention[]): Mention[] {
  const seen = new Set<unknown>();
  return mentions.filter(({ service }) => {
    const list = isService(service) && priceLists[service].length ? priceLists[service] : service;
    if (seen.has(list)) return false;
    seen.add(list);
    return true;
  });
}

function textBefore(text: string, at: number): string {
  return `${text.slice(0, at).trimEnd()} `;
}

const sort =
  'new|basic|standard|premium|simple|full|small|cheap|cheapest|smallest|biggest|top|mid|middle|medium|level|tier|range|\\d+ pages?';
const inAList = new RegExp(` (?:and|plus|also|or|versus|,) (?:(?:a|an|the|${sort}) )*$`);
const newOne = new RegExp(` (?:a|${sort}) $`);
const goesOn = new RegExp(`^\\S* (?:and|plus|or|versus)(?: also)? (?:a|an|the|some|${sort}) `);

/** 'a logo and a standard website' asks for both; 'a logo for my website' for one. */
function isListed(text: string, { at, end }: Mention): boolean {
  const before = textBefore(text, at);
  return (
    inAList.test(before) ||
    /^\S* (?:basic|standard|premium) /.test(text.slice(end)) ||
    (newOne.test(before) && goesOn.test(text.slice(end)))
  );
}

/** 'one-time or monthly?' names both kinds of SEO. */
function withMonthlySeo(text: string, mentions: readonly Mention[]): Mention[] {
  const once = mentions.find(({ service }) => service === 'one-time-seo');
  const monthly = / (?:monthly|ongoing|regular|retainer|continuous|recurring|subscription) /.exec(text);
  const comparing = / (?:versus|compar\S*|against|cheaper|differ\S*|or|than) /.test(text);
  if (!once || !monthly || !comparing || mentions.some(({ service }) => service === 'search-engine-optimization'))
    return [...mentions];
  const at = monthly.index;
  return [
    ...mentions,
    { service: 'search-engine-optimization', at, end: at + monthly[0].length - 1, weak: false, words: 'seo' },
  ];
}

/** 'ads or seo?': the weak word is one side of a choice. */
function isAlternative(text: string, mention: Mention, mentions: readonly Mention[]): boolean {
  return mentions.some((other) => {
    if (other.weak || other.service === mention.service) return false;
    const [first, second] = mention.at < other.at ? [mention, other] : [other, mention];
    return /^ (?:\S{0,4} )?(?:or|versus) (?:the |a |with )?$/.test(` ${text.slice(first.end, second.at).trim()} `);
  });
}

/** 'website design or development?' names the second by its last word only. */
function withSiteWork(text: string, mentions: readonly Mention[]): Mention[] {
  const design = mentions.find(({ service }) => service === 'website-design');
  if (!design || mentions.some(({ service }) => service === 'website-development')) return [...mentions];
  const found = / (?:or|versus|and|against|than) (?:the |basic |standard |premium |website )*(?=development )/.exec(
    text,
  );
  if (!found) return [...mentions];
  const at = found.index + found[0].length;
  return [
    ...mentions,
    { service: 'website-development', at, end: at + 'development'.length, weak: false, words: 'development' },
  ];
}

function preferNarrow(text: string, mentions: readonly Mention[]): Mention[] {
  const guest = mentions.some(({ service }) => service === 'guest-posts');
  const placements = mentions.some(({ service }) => service === 'blogger-outreach' || service === 'niche-edits');
  const kept = mentions.filter((mention) => {
    const { service, weak } = mention;
    if (placements && service === 'off-page-seo' && !/ off page | offpage /.test(text)) return false;
    if (
      guest &&
      ['blog-writing', 'article-writing', 'content-writing', 'website-copywriting', 'off-page-seo'].includes(service)
    )
      return false;
    return (
      !(weak && mentions.some((other) => !other.weak)) ||
      (service === 'website-development' && isListed(text, mention)) ||
      (isTradeWord(mention) && isAlternative(text, mention, mentions))
    );
  });
  const narrow = kept
    .map((mention) =>
      mention.service === 'website-development' && isListed(text, mention) ? { ...mention, weak: false } : mention,
    )
    .filter(({ service, words }) => !general.has(service) || /\d/.test(words));
  return narrow.length ? narrow : kept;
}

const buildWords = cues('build', 'built', 'develop~', 'code', 'coded', 'create', 'make', 'made', 'from scratch', 'get');

/** 'do I get SEO with the Premium design package' is about the design; SEO is what it may include. */
function withoutFeature(text: string, mentions: readonly Mention[]): Mention[] {
  const [feature, whole] = mentions;
  if (!feature || !whole || mentions.length !== 2) return [...mentions];
  const between = ` ${text.slice(feature.end, whole.at + 1).trim()} `;
  const asks = / (?:get|include\S*|comes?|have|has|contain\S*|is|part|how many) /.test(textBefore(text, feature.at));
  // 'does basic SEO include blog posts?' has them the other way round.
  if (
    / (?:includ\S*|contain\S*|come with|comes with|cover|covers) /.test(between) &&
    !/ includ\S* (?:in|with) /.test(between)
  )
    return [feature];
  return asks && / (?:with|in|inside|part of|from) (?:the |your |a |my |all |every )?/.test(between)
    ? [whole]
    : [...mentions];
}

/** 'a look at competitors in your $400 consulting': the package is named by a weak word, and the price tells it. */
function withoutFeatureOfWeak(text: string, mentions: readonly Mention[]): Mention[] {
  const [feature, whole] = mentions;
  if (!feature || !whole?.weak || isBareWebsite(whole) || mentions.length !== 2) return [...mentions];
  const between = ` ${text.slice(feature.end, whole.at).trim()} `;
  return / (?:with|in|inside|part of) (?:the|your|a) (?:\$\d+|basic|standard|premium) $/.test(between)
    ? [{ ...whole, weak: false }]
    : [...mentions];
}

/** The services a message is about, from all that its words could mean. */
export function resolveServices(text: string, mentions: readonly Mention[]): Mention[] {
  let kept = preferNarrow(text, withSiteWork(text, withoutFeatureOfWeak(text, withoutNegated(text, mentions))));
  kept = withoutTechnologyOfMaintenance(text, kept);
  kept = withMonthlySeo(text, withoutGeneralSeo(text, kept));
  const specificBuild = kept.some(
    ({ service }) =>
      technologies.has(service) ||
      service === 'front-end-web-development' ||
      service === 'back-end-web-development' ||
      service === 'website-design',
  );
  // 'a WordPress site with a members area': the area is a wish for the site, not a second order.
  if (kept.some(({ service }) => technologies.has(service) && service !== 'web-application-development'))
    kept = kept.filter(
      ({ service, words }) =>
        service !== 'web-application-development' || !/ (?:portal|accounts?|area|dashboard|log ?in)$/.test(words),
    );
  if (specificBuild)
    kept = kept.filter(
      ({ service, words }) =>
        service !== 'website-development' ||
        /mern|websit develop|web develop|^development/.test(words) ||
        / (?:versus|compar\S*) /.test(text) ||
        (/ and | also | plus /.test(text) &&
          !buildWords.test(words) &&
          kept.length > 1 &&
          hasCue(text, cues('website development', 'web development'))),
    );
  return withoutRepeats(withoutFeature(text, kept));
}

/** Which maintenance package each technology needs. */
const maintenanceTechnologies: readonly (readonly [RegExp, string])[] = [
  [/ (?:wordpress|elementor|woocommerce) /, 'basic'],
  [/ (?:react|reactjs|nextjs|next js|strapi|headless cms) /, 'standard'],
  [/ (?:mern|mongo\S*|express|node|nodejs|web app|web application|webapp) /, 'premium'],
];

/** The packages of the maintenance list that the technologies of a text ask for. */
export function maintenanceTiers(text: string): string[] {
  return maintenanceTechnologies.filter(([named]) => named.test(text)).map(([, tier]) => tier);
}
