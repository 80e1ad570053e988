import type { Shop } from '#catalogue/shop.ts';
import type { Encoder } from '#language/encode/encoder.ts';
import { contentTerms } from '#language/retrieve/terms.ts';
import { plainWords } from '#language/text/plain.ts';
import type { KnownEntry } from '../contract.ts';

/**
 * 'Do you sell helmets?', 'can you fix my washing machine?': any verb with an object, except those of visits, payment and
 * contact.
 */
const asked =
  /^ (?:\S+ ){0,4}?(?:do|can|could|will|would) (?:you|u|i|we) (?:also |even |still )?(?!(?:accept|answer|call|charge|come|cover|deliver|email|explain|finish|get|give|go|guarantee|help|know|mean|need|pay|recommend|remember|reply|say|send|serve|show|speak|start|tell|think|travel|use|visit|wait|want|work) )\S+ (?:me |us )?(?:out |on |up |after |in )?((?:\S+ ){1,4})/;
/** 'Is there a crèche?' and no more, 'is dialect something you offer?' */
const askedOtherwise = [
  /^ (?:\S+ ){0,2}?(?:is|are) there (?:an?|any) ((?:\S+ ){1,2})(?:\? )?$/,
  /^ (?:is|are) ((?:\S+ ){1,3}?)(?:something|anything|one of the things) (?:that )?(?:you|u) (?:do|offer|sell|teach|have|provide) /,
];
const afterObject =
  /^(?:and|or|for|in|at|on|by|with|to|from|of|if|when|that|which|who|is|are|me|us|it|them|this|that|those|these|today|tomorrow|please|\.|,)$/;

/** Words this alike mean the same: 'lawn' and 'grass' reach 0.57, 'bike' and 'bicycle' 0.75, 'piano' and 'guitar' 0.42. */
const minAlike = 0.53;

const [site] = contentTerms(['website']);

/** Any text may speak of the agency's own website, which isn't for sale. */
function isOwnSite(word: string): boolean {
  return contentTerms([word]).includes(site ?? '');
}

/** The words after the verb, up to the end of its object. */
function objectIn(text: string): string[] {
  const found = [asked, ...askedOtherwise].flatMap((pattern) => pattern.exec(text)?.[1] ?? [])[0];
  const words = found?.trim().split(' ') ?? [];
  const end = words.findIndex((word) => afterObject.test(word));
  return (end < 0 ? words : words.slice(0, end)).filter((word) => contentTerms([word]).length > 0);
}

/** Whether a message asks for something that no service and no entry mentions. Takes its words as a cue text. */
export type AsksUnknownObject = (text: string) => boolean;

/**
 * The encoder learned what is not sold from another list. For a list it wasn't trained on, 'do you sell helmets?' is as
 * close to an entry on selling bicycles as its own wording, so the thing itself has to be known.
 */
export function createUnknownObject(
  { offers }: Pick<Shop, 'offers'>,
  entries: readonly KnownEntry[],
  encoder: Pick<Encoder, 'wordMeaning'> | undefined,
): AsksUnknownObject {
  const sold = [...offers.values()].flatMap(({ name, shortName, alsoCalled, things }) => [
    name,
    shortName,
    ...alsoCalled,
    ...things,
  ]);
  const contents = [...offers.values()].flatMap(({ packages }) =>
    packages.flatMap(({ name, inclusions }) => [name, ...inclusions]),
  );
  const said = entries.flatMap(({ question, alternatives = [], answer }) => [question, ...alternatives, answer]);
  const others = [...contents, ...said].flatMap(plainWords).filter((word) => !isOwnSite(word));
  const words = new Set([...sold.flatMap(plainWords), ...others]);
  const terms = new Set(contentTerms([...words]));
  const meanings = [...words]
    .filter((word) => contentTerms([word]).length > 0)
    .flatMap((word) => {
      const meaning = encoder?.wordMeaning?.(word);
      return meaning ? [meaning] : [];
    });

  function isKnown(word: string): boolean {
    if (contentTerms([word]).some((term) => terms.has(term))) return true;
    const meaning = encoder?.wordMeaning?.(word);
    return meaning !== undefined && meanings.some((other) => alikeness(meaning, other) >= minAlike);
  }
  return (text) => {
    const object = objectIn(text);
    // 'Dog photography' is photography.
    const thing = object.at(-1);
    return thing !== undefined && !isKnown(thing);
  };
}

function alikeness(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}
