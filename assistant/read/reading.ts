import type { QuantityName } from '#catalogue/quantities.ts';
import type { RemovedService } from '#catalogue/redirect-types.ts';
import type { Kind, Want } from '#language/encode/labels.ts';
import type { Compared } from '#language/slots/question-form.ts';
import type { DaysNamed, Elapsed } from '#language/slots/times-in.ts';
import type { KnownEntry } from '../contract.ts';
import type { Slots } from '../dialogue/order-line.ts';
import type { MentionedService } from './assign-slots.ts';
import type { InclusionMatch } from './contents.ts';
import type { EditCues } from './edit-cues.ts';

export interface RankedEntry {
  entry: KnownEntry;
  /** Similarity to the message, by embedding and words. */
  score: number;
  /** Calibrated probability that this entry is meant. */
  certainty: number;
  /** Lead over the next entry's score. */
  lead: number;
}

/** Everything known about a message. */
export interface Reading {
  /** It contains no readable word: another script, or nothing at all. */
  unreadable: boolean;
  kinds: Readonly<Record<Kind, number>>;
  /** It is about a service added after training, so its words count more than the encoder. */
  unseen: boolean;
  wants: Readonly<Record<Want, number>>;
  /** It is elliptical: understood only with the conversation. */
  isFollowUp: boolean;
  /** Short enough to be a follow-up, whatever it looks like. */
  isShort: boolean;
  /** Only a word or two of a question: 'turnaround?' */
  isFragment: boolean;
  entries: readonly RankedEntry[];
  /** The closest refused area. */
  area: string | undefined;
  /** Similarity to it, from 0 to 1. */
  areaSimilarity: number;
  /** It contains that area's own word: 'my insurance agency'. */
  isAreaNamed: boolean;
  /** The services it names or describes, with the slots of each. */
  services: readonly MentionedService[];
  /** Packages and amounts that belong to no service in the message. */
  unassigned: Slots;
  /** Several orders of the current service: 'three DA30 and one DA50'. */
  unassignedOrders: readonly Slots[];
  /** What it gives up for something else: the DA50 in 'swap the DA50 for a DA40'. */
  replacedSlots: Slots;
  /** By service, the packages it names by their purpose. */
  purposes: ReadonlyMap<string, readonly string[]>;
  /** By service, the packages that include what it names, if others of the list don't. */
  inclusionMatches: ReadonlyMap<string, InclusionMatch>;
  /** By the position of an amount without a service: the closest service that has such amounts. */
  measured: ReadonlyMap<number, string>;
  editCues: EditCues;
  /** Entries about things it wants that are no service: business cards. */
  things: readonly KnownEntry[];
  /** Services it mentions but doesn't ask about. */
  mentionedOnly: readonly string[];
  budget: number | undefined;
  deadlineDays: number | undefined;
  /** A price or time the visitor assumes. */
  assumedFigures: { dollars: number | undefined; days: number | undefined };
  /** The time since the visitor ordered. */
  timeSinceOrder: Elapsed | undefined;
  hasWorkBegun: boolean;
  days: DaysNamed;
  /** It asks by which day the order has to be placed. */
  asksWhenToOrder: boolean;
  revisions: number;
  /** It mentions the discount at checkout. */
  mentionsDiscount: boolean;
  /** It names an amount in another currency. */
  namesForeignCurrency: boolean;
  /** It asks for the deposit, an instalment, or what is left to pay, where not everything is paid when ordering. */
  asksPaymentShare: boolean;
  /** Packages of the shop, if it asks for their figures and says nothing else. */
  packagesAlone: readonly string[];
  /** It asks how many of something its money buys. */
  asksHowManyForBudget: boolean;
  /** It wants faster delivery. */
  asksFasterDelivery: boolean;
  /** It asks for the cheaper or more expensive, the faster or slower of several items. */
  compared: Compared;
  /** It can be answered with yes or no. */
  isYesNoQuestion: boolean;
  /** The same, by word order. */
  isInvertedQuestion: boolean;
  /** It asks which one we would take. */
  asksAdvice: boolean;
  /** It asks whether we do something. */
  asksIfOffered: boolean;
  /** It asks whether the price includes the ad spend. */
  asksIfAdSpendIncluded: boolean;
  /** It begins with 'how', 'what', 'who' …: an answer that begins with yes or no would not fit. */
  isOpenQuestion: boolean;
  /** It asks whether something is included in the price or added to it. */
  priceInclusionAsked: 'included' | 'added' | undefined;
  /** The unit in 'how many posts do I get?'. */
  unitAsked: QuantityName | undefined;
  /** It asks whether a price is one-off or monthly. */
  billingPeriodAsked: 'monthly' | 'once' | 'either' | undefined;
  /** A close entry with the policy on a topic it names: 'refund'. */
  policy: KnownEntry | undefined;
  place: string | undefined;
  /** A service it names that is no longer sold. */
  removed: RemovedService | undefined;
  /** It asks for something that nothing in the shop mentions, and the encoder knows no answer. */
  asksUnknownObject: boolean;
}
