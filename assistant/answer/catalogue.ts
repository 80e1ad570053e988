import { categoryOf } from '#catalogue/categories.ts';
import { joinWords } from '#catalogue/join-words.ts';
import { misfits, packagesThatFit, pricedPackages, type Wish } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import type { Package } from '#catalogue/package.ts';
import { priceLists } from '#catalogue/price-lists.ts';
import { formatQuantity, type QuantityName } from '#catalogue/quantities.ts';
import type { ServiceSlug } from '#catalogue/service.ts';
import { serviceNames } from '#catalogue/service-names.ts';
import type { Fact, ReplyTable } from '../contract.ts';
import { takesForTrue } from '../understand/money.ts';
import { mainLimit } from '../understand/order-lines.ts';
import type { Reading } from '../understand/understand.ts';
import type { Choice } from './choose-packages.ts';
import { asksForInclusion } from './inclusion-words.ts';
import { cheaperApart, discountLine, eachRow, orderOf, ordersPart, verdictOn } from './order.ts';
import {
  fullLine,
  limitTexts,
  orderLine,
  packageName,
  packageSentence,
  priceText,
  serviceTitle,
  shortLine,
  timeText,
} from './package-text.ts';

/** Text, tables and worked figures of one service in a reply. */
export interface Part {
  text: string;
  worked: readonly Fact[];
  tables: readonly ReplyTable[];
}

function priceTable({ slug, rows }: Choice): ReplyTable[] {
  if (rows.length < 2) return [];
  return [
    {
      caption: `${serviceNames[slug].name}: packages`,
      head: ['Package', 'Price', 'Delivery', 'Covers'],
      rows: rows.map((row) => [
        packageName(slug, row),
        priceText(slug, row),
        timeText(slug, row),
        limitTexts(slug, row).join(', ') || row.inclusions[0] || '',
      ]),
    },
  ];
}

function wishWords({ quantities = {}, budget, deadlineDays }: Wish): { text: string; worked: Fact[] } {
  const worked: Fact[] = [];
  const asked = (value: string, field: string) => {
    worked.push({ value, row: 'question', field });
    return value;
  };
  const parts = (Object.entries(quantities) as [QuantityName, number][]).map(([name, value]) =>
    asked(formatQuantity(name, value), name),
  );
  if (budget !== undefined) parts.push(`a budget of ${asked(formatMoney(budget), 'budget')}`);
  if (deadlineDays !== undefined) parts.push(`delivery within ${asked(`${deadlineDays} days`, 'deadline')}`);
  return { text: joinWords(parts, 'and'), worked };
}

/** What of the same category does fit: a design where the budget is too small for the whole site. */
function kindred(slug: ServiceSlug, wish: Wish): string {
  const limit = mainLimit(priceLists[slug]);
  const lines = categoryOf(slug).attributes.subCategories.flatMap(({ url }) => {
    const row = packagesThatFit(priceLists[url], wish).at(-1);
    const alike = row?.limits[limit ?? 'domainAuthority'] !== undefined && !row.limits.questions && !row.recurs;
    return row && alike ? [`- **${serviceTitle(url)}**, ${shortLine(url, row)}`] : [];
  });
  return lines.length ? `\nRelated services within it:\n${lines.join('\n')}` : '';
}

const misfitWeight = 1.5;

/** What fits, cheapest first; or the nearest miss and why. */
function fitPart(choice: Choice, reading: Reading): Part {
  const { slug, wish, fitting = [], rows, dear } = choice;
  const { text: asked, worked } = wishWords(wish);
  if (dear)
    return {
      text: `What you describe comes with ${shortLine(slug, dear)}, which is more than ${asked}. Within that, without it:\n${rows.map((row) => `- ${shortLine(slug, row)}`).join('\n')}\n${orderLine(slug)}`,
      worked,
      tables: [],
    };
  const [best, ...others] = fitting;
  if (best) {
    const rest = others.filter(({ price }) => price !== null);
    const more = rest.length ? ` Larger: ${rest.map((row) => shortLine(slug, row)).join('; ')}.` : '';
    const apart = cheaperApart(choice);
    const off = discountLine(reading.text, eachRow({ ...choice, rows: [best] }));
    return {
      text: `${best.price === null ? '' : verdictOn(reading, [best.price])}For ${asked}, take ${packageName(slug, best)}. ${packageSentence(slug, best)}${apart.text}${more}${off.text}\n${orderLine(slug)}`,
      worked: [...worked, ...apart.worked, ...off.worked],
      tables: [],
    };
  }
  // Money is missed more lightly than what is asked for.
  const missed = (row: Package) =>
    misfits(row, wish).reduce((sum, reason) => sum + (reason === 'budget' ? 1 : misfitWeight), 0);
  const fewest = rows.toSorted((left, right) => missed(left) - missed(right))[0];
  const reasons = fewest ? misfits(fewest, wish) : [];
  const because = reasons.map((reason) =>
    reason === 'budget' ? 'the budget' : reason === 'deadline' ? 'the delivery time' : `the number of ${reason}`,
  );
  const list = rows.map((row) => `- ${shortLine(slug, row)}`).join('\n');
  const beyond = reasons.some((reason) => reason !== 'budget' && reason !== 'deadline');
  const larger = beyond
    ? 'Anything larger is quoted on request: tell us what you need at {company.email} or WhatsApp {company.whatsapp}.'
    : 'For something in between, write to {company.email}.';
  const near = reasons.every((reason) => reason === 'budget') ? kindred(slug, wish) : '';
  const hint = reasons.includes('deadline') ? ' Checkout also offers express delivery.' : '';
  return {
    text: `No ${serviceTitle(slug)} package covers ${asked} as it stands${because.length ? `: the nearest misses ${joinWords(because, 'and')}` : ''}.${hint} These are the packages:\n${list}${near}\n${larger}\n${orderLine(slug)}`,
    worked,
    tables: [],
  };
}

function stated(reading: Reading, { rows, wish, by }: Choice): 'right' | 'wrong' | undefined {
  const [money] = reading.money;
  if (by === 'tier' && takesForTrue(reading.text) && Object.keys(wish.quantities ?? {}).length) {
    const wanted = { quantities: wish.quantities ?? {} };
    return rows.some((row) => misfits(row, wanted).length === 0) ? 'right' : 'wrong';
  }
  if (money && !reading.budget) return rows.some(({ price }) => price === money.dollars) ? 'right' : 'wrong';
  if (money && reading.premise && !/ (?:budget|under|below|i have|we have|spend|afford) /.test(reading.text))
    return rows.some(({ price }) => price === money.dollars) ? 'right' : 'wrong';
  const taken = / (?:takes?|taking|in|within|is|are|delivered in|ready in|only) (\d+) (day|week|month)s?(?= )/.exec(
    reading.text,
  );
  if (taken && / (?:right|correct|true|isnt it|is not it|i heard|i read|i thought|told|yes) /.test(reading.text)) {
    const days = Number(taken[1]) * (taken[2] === 'week' ? 7 : taken[2] === 'month' ? 30 : 1);
    return rows.some(({ delivery }) => delivery?.to === days) ? 'right' : 'wrong';
  }
  return undefined;
}

/** After a wrong amount: the package that does hold it. */
function enoughLine({ slug, fitting = [] }: Choice, verdict: 'right' | 'wrong' | undefined): string {
  const [best] = fitting;
  return verdict === 'wrong' && best ? ` That much is in ${shortLine(slug, best)}.` : '';
}

const missingTierWords = ['premium', 'standard', 'basic'] as const;

function missingTier({ slug, rows }: Choice, packages: readonly Package[], reading: Reading): string {
  const asked = missingTierWords.find((word) => reading.tiers.some((tier) => tier.word === word));
  if (!asked || packages.some(({ tier }) => tier === asked) || !rows.length) return '';
  return `${serviceNames[slug].name} has no ${asked.charAt(0).toUpperCase()}${asked.slice(1)} package; the nearest is this one. `;
}

/** What one service's part of a reply says. */
export function catalogueText(choice: Choice, packages: readonly Package[], reading: Reading): Part {
  const { slug, rows, by } = choice;
  const none = { worked: [], tables: [] };
  if (rows.every(({ price }) => price === null)) {
    const [row] = rows;
    const sentence = row ? packageSentence(slug, row) : '';
    return {
      ...none,
      text: `Yes, we do that. ${sentence} Tell us what you need at {company.email} or WhatsApp {company.whatsapp} and you get a quote.\n${orderLine(slug)}`,
    };
  }
  const [only] = pricedPackages(rows);
  const order = orderOf(choice);
  if (order && (order.length > 1 || order.some(({ quantity }) => quantity > 1)))
    return ordersPart(choice, order, reading);
  if (by === 'wish') return fitPart(choice, reading);
  const off = discountLine(reading.text, eachRow(choice));
  const verdict = stated(reading, choice);
  const opening =
    verdict === 'wrong'
      ? 'Not quite. These are the right figures: '
      : verdict === 'right' && reading.premise
        ? "Yes, that's right. "
        : missingTier(choice, packages, reading);
  if (rows.length === 1 && only)
    return {
      ...none,
      worked: off.worked,
      text: `${opening}${packageSentence(slug, only)}${enoughLine(choice, verdict)}${off.text}\n${orderLine(slug)}`,
    };
  const detailed = reading.facets.has('inclusions') || asksForInclusion(reading.text, slug, rows);
  const line = detailed && rows.length <= 3 ? fullLine : shortLine;
  const list = rows.map((row) => `- ${line(slug, row)}`).join('\n');
  return {
    worked: off.worked,
    text: `${opening}**${serviceTitle(slug)}** packages:\n${list}${off.text}\n${orderLine(slug)}`,
    tables: priceTable(choice),
  };
}
