import type { QuantityName } from '#catalogue/quantities.ts';
import type { RemovedService } from '#catalogue/redirect-types.ts';
import type { Kind, Want } from '#language/encode/labels.ts';
import type { CalendarDay } from '#language/slots/calendar.ts';
import type { Compared } from '#language/slots/question-form.ts';
import type { Elapsed } from '#language/slots/times-in.ts';
import type { KnownEntry } from '../contract.ts';
import type { Marks } from '../talk/line.ts';
import type { Held } from './contents.ts';
import type { Edits } from './edits-in.ts';
import type { NamedLine } from './lines-in.ts';

export interface RankedEntry {
  entry: KnownEntry;
  /** Similarity to the message, by embedding and words. */
  score: number;
  /** Calibrated probability that this entry is meant. */
  certainty: number;
  /** Lead over the next entry's score. */
  lead: number;
}

/** Everything known about a message. Nothing after this looks at its words. */
export interface Reading {
  /** It contains no readable word: another script, or nothing at all. */
  unreadable: boolean;
  kinds: Readonly<Record<Kind, number>>;
  /** It is about a service added after training, so its words count more than the encoder. */
  unseen: boolean;
  wants: Readonly<Record<Want, number>>;
  /** It is a follow-up that needs the conversation. */
  leans: boolean;
  /** Short enough to be a follow-up, whatever it looks like. */
  short: boolean;
  /** No more than a word or two of a question: 'turnaround?' */
  terse: boolean;
  entries: readonly RankedEntry[];
  /** The closest refused area. */
  area: string | undefined;
  /** Similarity to it, from 0 to 1. */
  areaNearness: number;
  /** It says that area's own word: 'my insurance agency'. */
  areaNamed: boolean;
  /** The services it names or describes, with what is said of each. */
  lines: readonly NamedLine[];
  /** Packages and amounts that belong to no service in the message. */
  unassigned: Marks;
  /** Several orders of the current service: 'three DA30 and one DA50'. */
  unassignedOrders: readonly Marks[];
  /** What it gives up for something else: the DA50 of 'swap the DA50 for a DA40'. */
  givenUp: Marks;
  /** By service, the packages it names by what they are made for. */
  purposes: ReadonlyMap<string, readonly string[]>;
  /** By service, the packages that hold what it names, where others of the list do not. */
  holders: ReadonlyMap<string, Held>;
  /** By the place of an amount said of no service of its own: the nearest service that is sold by such amounts. */
  measured: ReadonlyMap<number, string>;
  edits: Edits;
  /** Services it mentions but doesn't ask about. */
  aside: readonly string[];
  budget: number | undefined;
  deadlineDays: number | undefined;
  /** A price or time the visitor assumes. */
  claimed: { dollars: number | undefined; days: number | undefined };
  /** Since the visitor ordered. */
  elapsed: Elapsed | undefined;
  workBegan: boolean;
  date: CalendarDay | undefined;
  revisions: number;
  /** It speaks of the discount at checkout. */
  discount: boolean;
  /** It names an amount in another currency. */
  foreignMoney: boolean;
  /** It asks how many of something its money buys. */
  howMany: boolean;
  /** It wants faster delivery. */
  hurried: boolean;
  /** Of several things it asks for the cheaper or dearer, the quicker or slower. */
  compared: Compared;
  /** It can be answered with yes or no. */
  whether: boolean;
  /** The same, by the order of its words. */
  directly: boolean;
  /** It asks whether we do something. */
  ifYouDo: boolean;
  /** It asks whether what the ads themselves cost is in the price. */
  adSpendAsked: boolean;
  /** It begins with 'how', 'what', 'who' …: an answer that begins with yes or no would miss it. */
  openly: boolean;
  /** It asks whether something is in the price, or comes on top. */
  inPriceAsked: 'included' | 'added' | undefined;
  /** It asks how many of these a package has: the posts of 'how many posts do I get?' */
  amountAsked: QuantityName | undefined;
  /** It asks whether a price is paid once or every month. */
  rhythmAsked: 'monthly' | 'once' | 'either' | undefined;
  /** An entry near by that states the policy on a matter it names: 'refund'. */
  policy: KnownEntry | undefined;
  place: string | undefined;
  /** A service it names that is no longer sold. */
  removed: RemovedService | undefined;
}
