import { type QuantityName, quantityKinds, quantityNames } from '#catalogue/quantities.ts';

/** 'Does Basic have a dashboard?' can be answered with yes or no, 'which package has a dashboard?' can't. */
export function isYesNoQuestion(text: string): boolean {
  const open = / (?:which|what|whats|how|where|who|when|why) /.test(text);
  return !open && / (?:do|does|is|are|can|will|would|has|have|could|any) /.test(text);
}

/** 'Would that work?', 'is it within my budget?': the verb precedes its subject. */
export function isInvertedQuestion(text: string): boolean {
  return /(?<! (?:what|which|how|where|when|who|why) (?:\S+ ){0,3})(?<= )(?:do|does|is|are|can|could|will|would) (?:i|we|you|it|that|this|they|there|the) /.test(
    text,
  );
}

/** 'Do you serve Leeds?', not 'are you in Leeds?'. */
export function asksIfOffered(text: string): boolean {
  return / (?:do|can|could|would|will) (?:you|u|ya) /.test(text) && !/ (?:office|based|located) /.test(text);
}

/** 'Which of your options would you take if you were me?', 'what do you recommend?' */
export function asksAdvice(text: string): boolean {
  return / (?:(?:which|what) (?:\S+ ){0,5}(?:would|should) (?:you|u|i|we) (?:take|choose|pick|go|recommend|suggest|get|buy|order|advise)|what (?:do|would) (?:you|u) (?:recommend|suggest|advise)|(?:your|ur) (?:recommendation|advice)) /.test(
    text,
  );
}

/** 'Is the ad money in that?': whether the price includes the ad spend. */
export function asksIfAdSpendIncluded(text: string): boolean {
  const spend =
    / (?:ads?|adverts?|advertising) (?:money|spend|spending|budget|costs?) | (?:money|budget|spend) (?:for|on|to) (?:the )?(?:\S+ )?(?:ads?|adverts?|google|facebook|meta) /;
  const within =
    / (?:in|inside|already|included?|includes?|including|part of|covers?|extra|separately|separate|on top) /;
  return spend.test(text) && within.test(text);
}

/** 'I heard that …', 'give me …': not a question, or a claim that may be wrong. */
const claimPattern =
  / (?:heard|insists?|claims?|(?:was|been) told|says|said|(?:i|we) (?:read|thought|guess|suppose|assume|presume|bet|reckon)) |^ (?:please )?(?:give|send|show|tell|let) /;

/** 'How does express work?' needs no yes or no before its answer; 'what about…' and 'what if…' may. */
export function isOpenQuestion(text: string): boolean {
  if (claimPattern.test(text)) return true;
  return /^ (?:(?:and|so|but|ok|hi|hello|hey) )*(?:what|whats|how|which|where|when|who|why) (?!about |if |come )/.test(
    text,
  );
}

/** Whether it asks if something is included in the price or added to it. */
export function priceInclusionAskedIn(text: string): 'included' | 'added' | undefined {
  if (!isYesNoQuestion(text)) return undefined;
  const included = / (?:includ\S*|inclusive|contains?) /.test(text);
  const added = / (?:on top|added|adds?|extra|excludes?|excluded|exclusive|excluding|charges?) /.test(text);
  return included === added ? undefined : included ? 'included' : 'added';
}

/** 'How much is the deposit?', 'what is left to pay?': a share of the price. */
export function asksShare(text: string): boolean {
  return / (?:deposit|down ?payment|upfront|up front|in advance|(?:first|each) instal+ment|(?:pay|due) each time|balance|remainder|owe|(?:left|still|remains|remaining) (?:\S+ )?(?:pay|due)|rest (?:\S+ ){0,3}(?:pay|paid|due)|(?:pay|paying) the rest|now and (?:\S+ ){0,2}later) /.test(
    text,
  );
}

const monthly = / (?:(?:per|every|each|a) month|monthly|every 30 days|per 30 days|recurring|subscription) /;
const once = / (?:(?:one|single) (?:payment|time|off)|once|one-time|one-off) /;

/** 'Is that per month?', 'one payment or every month?': how a price is paid, not how much it is. */
export function billingPeriodAskedIn(text: string): 'monthly' | 'once' | 'either' | undefined {
  const asked = / (?:(?:is|are) (?:it|this|that|these|those|the)|(?:it|this|that|price|fee) is|pay) /.test(text);
  const [goesOn, isOnce] = [monthly.test(text), once.test(text)];
  if (!asked || / (?:how (?:much|many|long)|which (?:package|plan|one|tier|option)) /.test(text)) return undefined;
  return goesOn && isOnce ? 'either' : goesOn ? 'monthly' : isOnce ? 'once' : undefined;
}

/** The criterion of a comparison, if stated, and whether the larger is asked for. */
export interface Compared {
  by: 'price' | 'time' | undefined;
  more: boolean;
  /** It asks whether they are the same thing. */
  same: boolean;
}

export function comparedIn(text: string): Compared {
  const slower = / (?:takes? longer|slower|longest) /.test(text);
  const dearer = / (?:pricier|starts higher|dearer|more expensive|costs? more|more money) /.test(text);
  const priced =
    dearer || / (?:cheaper|cheapest|less|lower|price|prices|cost|costs|money|budget|expensive) /.test(text);
  const by =
    slower || / (?:quicker|faster|sooner|quickest|fastest) /.test(text) ? 'time' : priced ? 'price' : undefined;
  return { by, more: slower || dearer, same: / (?:same|identical) /.test(text) };
}

/** What visitors call an amount besides its own noun. */
const alsoNamed: Partial<Record<QuantityName, readonly string[]>> = {
  customizationHours: ['hours'],
  citations: ['listings', 'directories'],
  items: ['pieces', 'images'],
};

/** 'Pages in Standard?': only the amount and what has it. */
function amountNamedFirst(text: string): QuantityName | undefined {
  const noun = /^ (?:and |the )?([a-z]+(?: [a-z]+)?) (?:in|with|of) (?!\d)/.exec(text)?.[1];
  return /\d/.test(text) ? undefined : quantityNames.find((name) => quantityKinds[name].plural === noun);
}

/** The amount that 'how many …' asks for: the nearest noun after it, or one named before. */
export function unitAskedIn(text: string): QuantityName | undefined {
  const [before = '', after] = text.split(/ (?:how many|(?<! same )number of) /);
  if (after === undefined) return amountNamedFirst(text);
  if (/^(?:working |business )?(?:days?|weeks?|months?|years?|minutes?|times?) /.test(`${after} `)) return undefined;
  const found = quantityNames
    .filter((name) => name !== 'adSpend' && name !== 'domainAuthority')
    .flatMap((name) => {
      const { singular, plural } = quantityKinds[name];
      const nouns = [plural, singular, ...(alsoNamed[name] ?? [])];
      const at = nouns.map((noun) => ` ${after} `.indexOf(` ${noun} `)).find((place) => place >= 0);
      const named = nouns.some((noun) => ` ${before} `.includes(` ${noun} `));
      return at === undefined && !named ? [] : [{ name, at: at ?? Number.POSITIVE_INFINITY }];
    });
  return found.toSorted((left, right) => left.at - right.at)[0]?.name;
}
