import { offerOf, type Shop } from '#catalogue/shop.ts';
import { company } from '#company/facts.ts';
import { type Kind, type Want, wants } from '#language/encode/labels.ts';
import { questionTerms } from '#language/retrieve/terms.ts';
import { understoodAs } from './answer/basis.ts';
import {
  entryForCase,
  fillCaseEntry,
  notListedCase,
  placeCase,
  refundCase,
  refusalCase,
  revisionsCase,
} from './answer/cases.ts';
import { catalogueDraft } from './answer/catalogue.ts';
import type { CatalogueQuery } from './answer/catalogue-query.ts';
import { withDiscounted } from './answer/discount.ts';
import { finish, type ReplyDraft } from './answer/draft.ts';
import { forPackage } from './answer/for-package.ts';
import { repairReply } from './answer/missed.ts';
import { packageAloneDraft } from './answer/package-alone.ts';
import { emptiedDraft, entryReply, removedDraft, withTaxVerdict } from './answer/replies.ts';
import { listAsked } from './answer/unlisted.ts';
import type { KnownEntry, Reply } from './contract.ts';
import { changesLines, isQuestion } from './dialogue/acts.ts';
import { linesListed } from './dialogue/lines-listed.ts';
import { isOrdered, type OrderLine } from './dialogue/order-line.ts';
import { asksSum, asksWhetherHeld, changesOrder, type DialogueState, linesInScope } from './dialogue/state.ts';
import type { Reading } from './read/reading.ts';
import { tiersNamedIn } from './read/tiers-named.ts';
import { intentScore, notSoldEntryScore, sameThingScore, wantThreshold } from './thresholds.ts';
import type { Understood } from './understood.ts';

/** What replies are made from. */
export interface Sources {
  shop: Shop;
  entries: readonly KnownEntry[];
}

export function isOnRefunds({ tags }: KnownEntry): boolean {
  return tags?.includes('refund') ?? false;
}

/** A link is the answer only if nothing else is more probable. */
function isMain({ wants: likely }: Reading, want: Want): boolean {
  return wants.every((other) => likely[other] <= likely[want]);
}

/** The order lines a reply about the catalogue covers. */
export function linesForReply({
  reading,
  state,
  before,
  acts,
}: Pick<Understood, 'reading' | 'state' | 'before' | 'acts'>): readonly OrderLine[] {
  const { editCues, services, isFollowUp } = reading;
  // 'What do 5 articles come to?' asks only for these; 'add 5 articles, what's the total?' for everything.
  const ofAll = !services.length || before.totalAsked || editCues.adds || isFollowUp;
  const isSum = asksSum(reading) || (reading.mentionsDiscount && !services.length);
  // 'What's the cheapest WordPress?' changes nothing.
  const onlyAsks = acts !== undefined && isQuestion(acts) && !changesLines(acts);
  const sums = isSum ? ofAll : before.totalAsked && changesOrder(reading) && !onlyAsks;
  const isSome = editCues.refersToBoth && state.lines.length > 2;
  return linesInScope(state, isSome ? 'focus' : editCues.refersToAll ? 'all' : sums ? 'sum' : 'focus');
}

/** The lines a question is about, or else all it could be about. */
function linesAsked(understood: Understood): readonly OrderLine[] {
  const asked = understood.acts?.linesByAct.asked ?? [];
  return understood.reading.services.length || !asked.length ? linesForReply(understood) : asked;
}

/** The context of the reply to a segment. */
export interface ReplyContext {
  /** The previous reply. */
  lastReply: string;
  /** The dialogue state before the message. */
  start: DialogueState;
  /** It only chooses something while other segments ask: one sentence is enough. */
  briefly: boolean;
}

/** What a reply about the catalogue has to answer. */
function queryOf(shop: Shop, understood: Understood, { lastReply, start, briefly }: ReplyContext): CatalogueQuery {
  const { reading, state, before, acts } = understood;
  const namesTier = [reading.unassigned, ...reading.services.map(({ slots }) => slots)].some(
    ({ tiers }) => tiers.length > 0,
  );
  const wanted = wants.filter(
    (want) =>
      reading.wants[want] >= wantThreshold &&
      (want !== 'link' || (isMain(reading, want) && !(acts && (changesLines(acts) || acts.request === 'total')))),
  );
  const isHeldAsked = asksWhetherHeld(reading, before);
  const listed = start.lines.length ? linesListed(shop, state, reading, acts) : undefined;
  const [lines, earlier] = [listed ?? linesForReply(understood), start.lines.filter(isOrdered)];
  const isWhole = state.lines.filter(isOrdered).every((line) => lines.includes(line));
  return {
    shop,
    lines,
    wants: new Set<Want>(isHeldAsked ? ['inclusions'] : wanted.length ? wanted : ['price']),
    budget: state.budget,
    budgetAsked:
      (reading.budget !== undefined && reading.budget === state.budget) ||
      acts?.request === 'budget' ||
      state.budget !== start.budget,
    deadlineDays: state.deadlineDays,
    assumedFigures: reading.assumedFigures,
    days: {
      start: reading.days.start,
      due: reading.days.due ?? (reading.asksWhenToOrder ? state.due : undefined),
    },
    revisions: reading.revisions,
    mentionsDiscount: reading.mentionsDiscount,
    namesForeignCurrency: reading.namesForeignCurrency,
    asksPaymentShare: reading.asksPaymentShare,
    asksHowManyForBudget: reading.asksHowManyForBudget,
    asksFasterDelivery: reading.asksFasterDelivery,
    inclusionMatches: reading.inclusionMatches,
    tiersNamed: tiersNamedIn(reading),
    compared: reading.compared,
    comparesAll: acts?.request === 'compare' && acts.isRequestCertain && !namesTier,
    asksAdvice: ((acts?.request === 'which' && acts.isRequestCertain) || reading.asksAdvice) && !namesTier,
    isYesNoQuestion: reading.isYesNoQuestion || isHeldAsked,
    unitAsked: reading.unitAsked,
    billingPeriodAsked: reading.billingPeriodAsked,
    isInvertedQuestion: reading.isInvertedQuestion,
    asksIfAdSpendIncluded: reading.asksIfAdSpendIncluded,
    earlier: isWhole && !earlier.some(({ status }) => status) ? earlier : [],
    lastReply,
    briefly,
  };
}

/** The entry that answers a kind of message: the closest one with its tag, or the general one. */
function entryForKind(
  entries: readonly KnownEntry[],
  reading: Reading,
  kind: Kind,
  tag: string = kind,
): Reply | undefined {
  const near = reading.entries.find(({ entry, score }) => entry.tags?.includes(tag) && score >= notSoldEntryScore);
  const general = entries.find(({ tags }) => tags?.includes(tag) && tags.includes('general'));
  const entry = near?.entry ?? general;
  return entry && entryReply(entry, reading.kinds[kind], []);
}

/** The general answer if no service is named: starting prices, delivery times, or how to choose. */
function generalReply(entries: readonly KnownEntry[], { wants: likely, kinds }: Reading): Reply | undefined {
  const [main] = wants
    .filter((want) => likely[want] >= wantThreshold)
    .toSorted((left, right) => likely[right] - likely[left]);
  const tag = main === 'price' || main === 'total' ? 'all-prices' : main === 'time' ? 'all-times' : 'any-service';
  const tagged = (wanted: string) => entries.find(({ tags }) => tags?.includes(wanted));
  // Not every agency has an entry on how to choose.
  const entry = tagged(tag) ?? tagged('all-prices');
  return entry && entryReply(entry, kinds.catalogue, []);
}

/** 'Is hosting included?' when a list has hosting setup: the entry on hosting itself. */
function entryBesideList(
  { entries }: Reading,
  { lines, inclusionMatches, isYesNoQuestion }: CatalogueQuery,
): Reply | undefined {
  const held = lines.flatMap(({ service }) => inclusionMatches.get(service) ?? []);
  const named = held.flatMap((each) => (isYesNoQuestion && each.isPartial ? each.lines : []));
  const terms = new Set(named.flatMap(questionTerms));
  const [best, ...others] = entries;
  const isOnIt =
    best && best.score >= sameThingScore && questionTerms(best.entry.question).some((term) => terms.has(term));
  if (!isOnIt) return undefined;
  return entryReply(
    best.entry,
    best.score,
    others.map(({ entry }) => entry),
  );
}

/** The country of a city that an entry knows. */
function countryOf(entries: readonly KnownEntry[], town: string): string | undefined {
  return entries.find(({ place }) => place?.city.toLowerCase() === town.toLowerCase())?.place?.country;
}

/** The reply to one segment; undefined for the fallback. */
export function replyToSegment(
  { shop, entries }: Sources,
  understood: Understood,
  around: ReplyContext = { lastReply: '', start: understood.before, briefly: false },
): Reply | undefined {
  const { decision, reading } = understood;
  const say = (draft: ReplyDraft) => finish(draft, shop.catalogue);
  switch (decision.about) {
    case 'refused':
      return (
        fillCaseEntry(entries, refusalCase(decision.area, understood.before.refused === decision.area)) ??
        entryForKind(entries, reading, 'refused', 'not-served')
      );
    case 'removed':
      return say(removedDraft(decision.service, shop));
    case 'place':
      return (
        fillCaseEntry(entries, placeCase(decision.place, countryOf(entries, decision.place), reading.asksIfOffered)) ??
        entryForKind(entries, reading, 'place', 'availability')
      );
    case 'revisions':
      return (
        fillCaseEntry(entries, revisionsCase(shop, reading.revisions)) ??
        entryForKind(entries, reading, 'entry', 'revision')
      );
    case 'catalogue': {
      const query = queryOf(shop, understood, around);
      if (query.lines.length) return entryBesideList(reading, query) ?? say(catalogueDraft(query));
      const gone = understood.before.lines.length ? understood.state.dropped : [];
      return gone.length ? say(emptiedDraft(gone.map(({ service }) => offerOf(shop, service).name))) : undefined;
    }
    case 'not-offered':
    case 'steering':
      return entryForKind(entries, reading, decision.about);
    case 'entry': {
      const refund = isOnRefunds(decision.entry)
        ? refundCase(shop, reading.timeSinceOrder, reading.hasWorkBegun)
        : undefined;
      const chosen = refund && entryForCase(entries, refund);
      const others = reading.entries.slice(1, 3).map(({ entry }) => entry);
      const taxed = withTaxVerdict(chosen ?? decision.entry, reading.priceInclusionAsked, company.taxNote);
      const entry = forPackage(shop, taxed, understood.state);
      const reply = entryReply(entry, chosen ? intentScore : decision.certainty, others, reading.isOpenQuestion);
      const isHaggled = entry.tags?.includes('discount') && understood.acts?.request === 'haggle';
      return isHaggled ? withDiscounted(reply, queryOf(shop, understood, around)) : reply;
    }
    case 'package-alone': {
      const draft = packageAloneDraft(shop, decision.tiers);
      return draft && say(draft);
    }
    case 'any-service':
      return generalReply(entries, reading);
    case 'unlisted':
      return fillCaseEntry(entries, notListedCase(listAsked(shop, linesAsked(understood))));
    case 'missed':
      return say(repairReply(understoodAs(queryOf(shop, understood, around)), understood.state.complaints));
    case 'nothing':
      return undefined;
  }
}
