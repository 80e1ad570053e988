import { countedPieces, monthWords } from '../vocabulary/units.ts';
import { correctedSiteWork } from './correction.ts';
import { timesWord } from './quantities.ts';
import { resolveServices } from './resolve-services.ts';
import { isBareWebsite, type Mention } from './services.ts';
import type { TierMention } from './tiers.ts';
import type { Reading } from './understand.ts';

const technologyWords = /wordpress|react|nextjs|next js|strapi|mern|web app/;
const carriesOn = / (?:that|it|this|the same|those|them|these|one|two|both) /;
/** 'Too much. Anything lower?' asks for the rest of the list, not for the package just named. */
const wantsOther = / (?:too much|too expensive|too dear|lower|cheaper|less|else|other|another|alternative\S*) /;

const includedInIt =
  / (?:(?:does|do|will|would|did) (?:it|that|this|they|these|those)(?: also| even| already)? (?:include|come with|contain|cover|have|offer)|(?:included|inside|part of|in) (?:it|that|this|there)) /;

const siteWords = /^website-(?:design|development)$/;

export interface InContext {
  mentions: readonly Mention[];
  merged: Reading;
}

function counted(reading: Reading, context: Reading): Reading['counts'] {
  if (reading.factor !== undefined) {
    const base = context.counts.find(({ meanings }) => meanings.length > 0);
    return base ? [{ ...base, value: base.value * reading.factor }] : reading.counts;
  }
  return reading.counts;
}

/** 'Is it cheaper for blogs?' sets what was spoken of beside what is asked. */
function compared(reading: Reading, context: Reading, mentions: readonly Mention[]): readonly Mention[] {
  if (
    !/ (?:cheaper|dearer|more expensive|same|differ\S*|compar\S*|versus|better|faster|quicker|(?:and|plus|also|together|combined|along) with|(?:that|it|this|those) or|or (?:that|it|this)|than (?:that|it|this)) /.test(
      reading.text,
    )
  )
    return mentions;
  const before = context.services.filter(({ service }) => mentions.every((mention) => mention.service !== service));
  return [...before, ...mentions];
}

/** 'What does it lack compared to Premium?' sets the package spoken of beside the one named. */
function besideOwn(reading: Reading, context: Reading): Reading['tiers'] {
  const compares = / (?:compar\S*|versus|than|against|differ\S*|over|lacks?) /.test(reading.text);
  return compares && reading.tiers.length === 1 && context.tiers.length === 1 ? context.tiers : [];
}

/** A reply of ours says too much to be read on as part of the next message. */
const longestMessage = 160;

/** Two messages read as one: the new words come behind the earlier ones, which say which package belongs to which. */
function joined(context: Reading, reading: Reading): Reading {
  const before = context.text.length > longestMessage ? '' : `${context.text}.`;
  const shift = before.length;
  const moved = <Placed extends { at: number }>(placed: readonly Placed[]) =>
    placed.map((each) => ({ ...each, at: each.at + shift }));
  return {
    ...reading,
    text: before + reading.text,
    breaks: [...context.breaks, shift, ...reading.breaks.map((at) => at + shift)],
    services: [...context.services, ...moved(reading.services).map((each) => ({ ...each, end: each.end + shift }))],
    tiers: [...context.tiers, ...moved(reading.tiers)],
    counts: [...context.counts, ...moved(reading.counts)],
    authorities: [...context.authorities, ...moved(reading.authorities)],
  };
}

const asksTotal = / (?:together|combined|altogether|in total|total|sum|on top|all in all|in all) /;

/** A piece is ordered a few times; a larger number is an amount of words or pages. */
const mostPieces = 20;

/** 'Four of those', 'for six months?', 'and with the 10% off?': what was spoken of, several times over or for less. */
function howOften(reading: Reading, context: Reading): Reading | undefined {
  const byThePiece = context.services.some(({ service }) =>
    [...countedPieces.values()].some((services) => services.some((slug) => slug === service)),
  );
  const sized =
    context.counts.some(({ meanings }) => meanings.includes('words')) ||
    context.authorities.length + context.tiers.length > 0;
  const again = sized || / \d+ (?:of (?:them|those|these|that)|times|copies|more) /.test(reading.text);
  const figures = reading.counts.filter(({ value }) => !reading.money.some(({ dollars }) => dollars === value));
  const times = figures.map((count) =>
    !count.meanings.length && !count.pieces && count.value <= mostPieces && byThePiece && again
      ? { ...count, word: timesWord, pieces: true }
      : count,
  );
  const repeats = times.length > 0 && times.every(({ pieces }) => pieces);
  if (!repeats && (times.length > 0 || !/ (?:10%|discount\S*) /.test(reading.text))) return undefined;
  return joined(
    { ...context, counts: context.counts.filter(({ meanings }) => meanings.length > 0) },
    { ...reading, counts: times, services: [] },
  );
}

/** '500 words each' says the size of what was counted before. */
function eachOf(reading: Reading, context: Reading): Reading['counts'] {
  const sizes = reading.counts.length > 0 && reading.counts.every(({ meanings }) => meanings.length > 0);
  return sizes && / (?:each|apiece|per) /.test(reading.text) ? context.counts.filter(({ pieces }) => pieces) : [];
}

const ranks = ['first', 'middle', 'last'] as const;

/** 'The next one up': the neighbour of the package spoken of. */
function stepFrom(context: Reading, text: string): TierMention | undefined {
  const way = / (?:one|next|step|tier|level|size) (?:one |tier |package |level |size )?(up|down)(?= )/.exec(text)?.[1];
  const beside =
    / (?:one|tier|package|level|size|plan) (?:just |right |directly )?(above|below|beneath|higher|lower)(?= )/.exec(
      text,
    ) ?? / (above|below) (?:that|it|this)(?= )/.exec(text);
  const towards = beside?.[1] && (/above|higher/.test(beside[1]) ? 'up' : 'down');
  const next = way ?? towards ?? (/ next (?:one|tier|package|level|size) /.test(text) ? 'up' : undefined);
  const [tier] = context.tiers;
  if (!next || !tier) return undefined;
  const rank = ranks[ranks.indexOf(tier.rank) + (next === 'up' ? 1 : -1)];
  return rank ? { rank, word: rank, at: 0 } : undefined;
}

/** A message joined to what was spoken of: the service, and the tier or amount where it says 'that'. */
export function withContext(reading: Reading, context: Reading | undefined, strong: readonly Mention[]): InContext {
  if (!context) return { mentions: strong, merged: reading };
  const care = context.services.some(({ service }) => service === 'website-maintenance-and-support');
  const onlyTechnology = strong.length > 0 && strong.every(({ words }) => technologyWords.test(words));
  if (care && onlyTechnology && !/ (?:build|develop\S*|price of|cost of|new) /.test(reading.text)) {
    return { mentions: context.services, merged: { ...reading, named: reading.named, services: context.services } };
  }
  const corrected = correctedSiteWork(reading, context);
  if (corrected && !strong.some(({ service }) => service !== corrected.service && !siteWords.test(service)))
    return {
      mentions: [corrected],
      merged: { ...reading, tiers: reading.tiers.length ? reading.tiers : context.tiers, services: [corrected] },
    };
  // 'does it include SEO?' is about what was spoken of.
  if (strong.length && includedInIt.test(reading.text))
    return {
      mentions: context.services,
      merged: { ...reading, tiers: reading.tiers.length ? reading.tiers : context.tiers, services: context.services },
    };
  const [subject] = context.services;
  // '500 words each' after talk of blog posts is their size.
  if (strong.length === 1 && /^ ?\d+ words?$/.test(strong[0]?.words ?? '') && subject?.service.endsWith('writing'))
    return { mentions: [subject], merged: { ...reading, counts: [...reading.counts, ...eachOf(reading, context)] } };
  if (strong.length && asksTotal.test(reading.text) && context.text.length <= longestMessage) {
    const merged = joined(
      {
        ...context,
        services: context.services.filter(({ service }) => strong.every((one) => one.service !== service)),
      },
      { ...reading, services: strong },
    );
    return { mentions: merged.services, merged };
  }
  if (strong.length) return { mentions: compared(reading, context, strong), merged: reading };
  const counts = counted(reading, context);
  const meant = reading.services.filter((mention) => !isBareWebsite(mention));
  if (meant.length) {
    const sizes = context.counts.filter(({ meanings }) => meanings.length > 0);
    const kept = counts.every(({ pieces }) => pieces) ? [...sizes, ...counts] : counts;
    return { mentions: compared(reading, context, meant), merged: { ...reading, counts: kept } };
  }
  const step = stepFrom(context, reading.text);
  const spans = reading.counts.some(({ word }) => monthWords.has(word));
  const own = reading.tiers.length + reading.authorities.length > 0 || (reading.money.length > 0 && !spans);
  const often = own ? undefined : howOften(reading, context);
  if (often) return { mentions: often.services, merged: often };
  const hasOwn = own || counts.length > 0 || reading.wantsAll;
  const keepsTier =
    !hasOwn && !wantsOther.test(reading.text) && carriesOn.test(reading.text) && context.tiers.length > 0;
  const keepsCounts = !hasOwn && carriesOn.test(reading.text) && !keepsTier;
  const mentions = resolveServices(context.text, context.services);
  return {
    mentions,
    merged: {
      ...reading,
      named: [...reading.named, ...context.named],
      tiers: step ? [step] : keepsTier ? context.tiers : [...besideOwn(reading, context), ...reading.tiers],
      counts: keepsCounts ? context.counts : [...counts, ...eachOf(reading, context)],
      authorities: keepsCounts ? context.authorities : reading.authorities,
      money: reading.money,
    },
  };
}
