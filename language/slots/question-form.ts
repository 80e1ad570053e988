import { type QuantityName, quantityKinds, quantityNames } from '#catalogue/quantities.ts';

/** 'Does Basic have a dashboard?' can be answered with yes or no, 'which package has a dashboard?' cannot. */
export function asksWhether(text: string): boolean {
  const open = / (?:which|what|whats|how|where|who|when|why) /.test(text);
  return !open && / (?:do|does|is|are|can|will|would|has|have|could|any) /.test(text);
}

/** 'How does express work?' wants no yes or no before its answer; 'what about…' and 'what if…' may. */
export function asksOpenly(text: string): boolean {
  return /^ (?:(?:and|so|but|ok|hi|hello|hey) )*(?:what|whats|how|which|where|when|who|why) (?!about |if |come )/.test(
    text,
  );
}

/** Whether it asks if something is in the price, or if it comes on top. */
export function inPriceAskedIn(text: string): 'included' | 'added' | undefined {
  if (!asksWhether(text)) return undefined;
  const included = / (?:includ\S*|inclusive|contains?) /.test(text);
  const added = / (?:on top|added|adds?|extra|excludes?|excluded|exclusive|excluding|charges?) /.test(text);
  return included === added ? undefined : included ? 'included' : 'added';
}

/** By what several things are compared, if that is said, and whether the larger of them is asked for. */
export interface Compared {
  by: 'price' | 'time' | undefined;
  more: boolean;
  /** It asks whether they are the same thing. */
  same: boolean;
}

export function comparedIn(text: string): Compared {
  const slower = / (?:takes? longer|slower|longest) /.test(text);
  const dearer = / (?:pricier|dearer|more expensive|costs? more|more money) /.test(text);
  const priced = dearer || / (?:cheaper|cheapest|less|price|prices|cost|costs|money|budget|expensive) /.test(text);
  const by =
    slower || / (?:quicker|faster|sooner|quickest|fastest) /.test(text) ? 'time' : priced ? 'price' : undefined;
  return { by, more: slower || dearer, same: / (?:same|identical) /.test(text) };
}

/** What visitors call an amount beside its own noun. */
const alsoNamed: Partial<Record<QuantityName, readonly string[]>> = { customizationHours: ['hours'] };

/** The amount that 'how many …' asks for: the nearest noun after it, or one named before. */
export function amountAskedIn(text: string): QuantityName | undefined {
  const [before = '', after] = text.split(/ (?:how many|number of) /);
  if (after === undefined) return undefined;
  const found = quantityNames
    .filter((name) => name !== 'adSpend' && name !== 'domainAuthority')
    .flatMap((name) => {
      const nouns = [quantityKinds[name].plural, ...(alsoNamed[name] ?? [])];
      const at = nouns.map((noun) => ` ${after} `.indexOf(` ${noun} `)).find((place) => place >= 0);
      const named = nouns.some((noun) => ` ${before} `.includes(` ${noun} `));
      return at === undefined && !named ? [] : [{ name, at: at ?? Number.POSITIVE_INFINITY }];
    });
  return found.toSorted((left, right) => left.at - right.at)[0]?.name;
}
