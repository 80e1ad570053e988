import { figuresOf } from '#catalogue/say/figures-in.ts';
import type { Shop } from '#catalogue/shop.ts';
import { isServed } from '#company/area.ts';
import { company, offices } from '#company/facts.ts';
import { baseCountry, called, within } from '#company/places.ts';
import { starters } from '#company/wording.ts';
import type { Case } from '#knowledge/cases.ts';
import type { Elapsed } from '#language/slots/times-in.ts';
import type { FigureSource, KnownEntry, Reply } from '../contract.ts';
import { catalogueScore, intentScore, placeScore } from '../thresholds.ts';
import { withoutYes } from './replies.ts';

/** The visitor's situation, which selects an entry and fills its blanks. */
interface CaseMatch extends Pick<Reply, 'score' | 'source' | 'suggestions'> {
  name: Case;
  blanks: Readonly<Record<string, string>>;
  worked?: readonly FigureSource[];
  /** It isn't a yes-or-no question. */
  isOpenQuestion?: boolean;
}

/** The entry for a case. */
export function entryForCase(entries: readonly KnownEntry[], name: Case): KnownEntry | undefined {
  return entries.find(({ cases }) => cases?.includes(name));
}

/** The entry for a case with its blanks filled in; undefined if the knowledge base has none. */
export function fillCaseEntry(entries: readonly KnownEntry[], situation: CaseMatch): Reply | undefined {
  const entry = entryForCase(entries, situation.name);
  if (!entry) return undefined;
  const { id, question } = entry;
  const answer = situation.isOpenQuestion ? withoutYes(entry.answer) : entry.answer;
  const { score, source, suggestions, blanks, worked = [] } = situation;
  return {
    id,
    question,
    answer: answer.replace(/\{([a-z-]+)\}/g, (blank, name: string) => blanks[name] ?? blank),
    score,
    source,
    facts: [...figuresOf(answer, `knowledge/${id}`), ...worked],
    links: [],
    suggestions,
    tables: [],
  };
}

/** Work in an area that isn't served; the second refusal in a row is shorter. */
export function refusalCase(area: string, isAgain: boolean): CaseMatch {
  return {
    name: isAgain ? 'case-refused-again' : 'case-refused',
    // One of the areas is 'anything unlawful'.
    blanks: { work: area.startsWith('anything') ? area : `anything to do with ${area}` },
    score: intentScore,
    source: 'intent',
    suggestions: ['Which services do you offer?'],
  };
}

/** The place of a visitor who asks whether we serve it, or only mentions it. */
export function placeCase(place: string, country = place, isAsked = false): CaseMatch {
  const office = offices.find((each) => each.iso !== company.base && [each.country, each.code].includes(country));
  const isHome = [place, country].includes(baseCountry);
  const isEverywhere = company.area.kind === 'worldwide';
  const served =
    isEverywhere && isHome ? 'case-place-at-base' : isEverywhere && office ? 'case-place-with-office' : 'case-place';
  return {
    name: isServed(place, country) ? served : 'case-place-outside',
    blanks: { place: called(place), 'in-place': within(place), ...(office ? { office: called(office.country) } : {}) },
    isOpenQuestion: !isAsked,
    score: placeScore,
    source: 'place',
    suggestions: starters,
  };
}

/** The number of revisions a visitor has in mind. */
export function revisionsCase({ catalogue }: Shop, revisions: number): CaseMatch {
  const days = `${revisions * (catalogue.policies.revision.addedDelivery?.to ?? 0)} days`;
  return {
    name: 'case-revisions',
    blanks: { count: `${revisions}`, days },
    worked: [
      { value: days, row: 'policies', field: `revision days times ${revisions}` },
      { value: `${revisions}`, row: 'question', field: 'count' },
    ],
    score: intentScore,
    source: 'intent',
    suggestions: ['How many revisions do I get?'],
  };
}

/** Something that isn't listed for the packages under discussion. */
export function notListedCase(list: string): CaseMatch {
  return {
    name: 'case-not-listed',
    blanks: { list },
    score: catalogueScore,
    source: 'catalogue',
    suggestions: ['How can I reach a person?'],
  };
}

/** The refund rule that applies at the time a visitor mentions; undefined if they mention none. */
export function refundCase({ catalogue }: Shop, elapsed: Elapsed | undefined, hasWorkBegun: boolean): Case | undefined {
  if (hasWorkBegun) return 'case-refund-started';
  const { refund } = catalogue.policies;
  if (!elapsed || !refund) return undefined;
  const window = refund.fullWithinHours * 60;
  if (elapsed.most <= window) return 'case-refund-in-time';
  return elapsed.least <= window ? 'case-refund-unsure' : 'case-refund-late';
}
