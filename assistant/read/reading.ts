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
  /** How near the message is, by meaning and by words. */
  score: number;
  /** How sure it is that this entry is meant, from 0 to 1. */
  certainty: number;
  /** How much nearer it is than the next. */
  lead: number;
}

/** Everything known about a message. Nothing after this looks at its words. */
export interface Reading {
  /** No word of it can be read: another script, or nothing at all. */
  unreadable: boolean;
  kinds: Readonly<Record<Kind, number>>;
  /** It is about a service that the encoder was not taught: its words tell more than the encoder's opinion. */
  unseen: boolean;
  wants: Readonly<Record<Want, number>>;
  /** It is unfinished without what was said before. */
  leans: boolean;
  /** So short that it may go on about what was spoken of, whatever it looks like. */
  short: boolean;
  /** No more than a word or two of a question: 'turnaround?' */
  terse: boolean;
  entries: readonly RankedEntry[];
  /** The area not served that it comes nearest to. */
  area: string | undefined;
  /** How near it comes, from 0 to 1. */
  areaNearness: number;
  /** It says that area's own word: 'my insurance agency'. */
  areaNamed: boolean;
  /** The services it names or describes, with what is said of each. */
  lines: readonly NamedLine[];
  /** Packages and amounts said of no service of its own. */
  unassigned: Marks;
  /** Several orders of what was spoken of: 'three DA30 and one DA50'. */
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
  /** Services that it names, but only speaks of. */
  aside: readonly string[];
  budget: number | undefined;
  deadlineDays: number | undefined;
  /** What it takes a price or a time to be. */
  claimed: { dollars: number | undefined; days: number | undefined };
  /** Since the visitor ordered. */
  elapsed: Elapsed | undefined;
  workBegan: boolean;
  date: CalendarDay | undefined;
  revisions: number;
  /** It speaks of the discount at checkout. */
  discount: boolean;
  /** It names a sum in another money than the prices. */
  foreignMoney: boolean;
  /** It asks how many of something its money buys. */
  howMany: boolean;
  /** It wants a thing sooner than it is said to take. */
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
