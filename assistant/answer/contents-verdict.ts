import { excludesAdSpend } from '#catalogue/ad-spend.ts';
import { pricedPackages } from '#catalogue/look-up.ts';
import type { Package } from '#catalogue/package.ts';
import type { QuantityName } from '#catalogue/quantities.ts';
import { capitalize } from '#catalogue/say/grammar.ts';
import { asThing } from '#catalogue/say/inclusion-words.ts';
import { figuresTold, packageName, packageSubject, priceText } from '#catalogue/say/package-text.ts';
import type { Offer } from '#catalogue/shop.ts';
import { joinWords } from '#company/join-words.ts';
import type { CatalogueQuery } from './catalogue-query.ts';

/** More than this isn't an answer but a list. */
const maxThings = 3;

/** 'Standard and Premium', 'everything from 2,000 words up': the packages that include something. */
function includingPackageNames(offer: Offer, holders: readonly Package[]): { names: string; plural: boolean } {
  const [first] = holders;
  const upwards = holders.length > 2 && holders.at(-1) === offer.packages.at(-1);
  if (first && upwards) return { names: `everything from ${packageName(offer, first)} up`, plural: false };
  const each = holders.map((row) => packageName(offer, row));
  return { names: joinWords(each, 'and'), plural: holders.length > 1 };
}

/** 'sign-in and a dashboard'; undefined if one of them can't be said to be included. */
export function thingsNamed(lines: readonly string[], word: 'and' | 'or'): string | undefined {
  const things = lines.map(asThing);
  return things.length && things.length <= maxThings && things.every((thing) => thing !== undefined)
    ? joinWords(things, word)
    : undefined;
}

/** Whether the packages discussed include something, and if not, which ones do. */
export function answerInclusion(offer: Offer, rows: readonly Package[], query: CatalogueQuery): string {
  if (query.asksIfAdSpendIncluded && rows.some(excludesAdSpend))
    // It is asked both ways: 'is it included?', 'do I pay it on top?'
    return 'Ad spend is separate: you pay it straight to the platform. ';
  const held = query.wants.has('inclusions') ? query.inclusionMatches.get(offer.slug) : undefined;
  if (!held?.lines.length) return '';
  const thing = thingsNamed(held.lines, 'and');
  const holders = offer.packages.filter(({ tier }) => held.tiers.includes(tier));
  const { names, plural } = includingPackageNames(offer, holders);
  const [only, other] = rows;
  // 'Is hosting included?' isn't answered by hosting setup, which is mentioned without a yes or no.
  const isDecided = query.isYesNoQuestion && !held.isPartial;
  const yes = isDecided ? 'Yes, ' : '';
  if (only && !other) {
    const title = isDecided ? packageSubject(offer, only) : capitalize(packageSubject(offer, only));
    if (holders.includes(only)) return thing ? `${yes}${title} includes ${thing}. ` : `${yes}${title} includes that. `;
    const [first] = pricedPackages(holders);
    const from = first ? (plural ? `, from ${priceText(offer, first)}` : `: ${figuresTold(offer, first)}`) : '';
    const missing = held.lines.filter((line) => !only.inclusions.includes(line));
    return `${isDecided ? 'No, ' : ''}${title} doesn't include ${thingsNamed(missing, 'or') ?? 'that'}. ${capitalize(names)} ${plural ? 'do' : 'does'}${from}. `;
  }
  if (held.inAllPackages) return `${yes}${yes ? 'every' : 'Every'} package includes ${thing ?? 'that'}. `;
  if (isDecided) return `Yes, with ${names}${thing ? `: ${plural ? 'they include' : 'it includes'} ${thing}` : ''}. `;
  return `${capitalize(names)} ${plural ? 'include' : 'includes'} ${thing ?? 'that'}. `;
}

/** 'It' would refer to the package named last, if that is another one, which has what this one lacks. */
export function subjectOf(
  offer: Offer,
  row: Package,
  { wants, inclusionMatches, asksIfAdSpendIncluded }: CatalogueQuery,
): string {
  if (asksIfAdSpendIncluded) return capitalize(packageSubject(offer, row));
  const held = wants.has('inclusions') ? inclusionMatches.get(offer.slug) : undefined;
  return held?.lines.length && !held.tiers.includes(row.tier) ? packageName(offer, row) : 'It';
}

/** 'Premium includes 25 posts', 'Basic has 1 campaign and Standard 2 campaigns': the amount asked for. */
export function amountVerdict(offer: Offer, rows: readonly Package[], name: QuantityName | undefined): string {
  const holders = rows.filter(({ limits }) => name && limits[name] !== undefined);
  const said = (row: Package) => `**{${offer.slug}.${row.tier}.${name}}**`;
  const [only, other] = holders;
  if (!only) return '';
  if (!other) return `${capitalize(packageSubject(offer, only))} includes ${said(only)}. `;
  const each = holders.map((row) => `${packageName(offer, row)}${row === only ? ' has' : ''} ${said(row)}`);
  return `${joinWords(each, 'and')}. `;
}
