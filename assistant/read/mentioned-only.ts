import { offerOf, recurs, type Shop } from '#catalogue/shop.ts';
import { limitsNamed } from '#language/slots/numbers-in.ts';
import { isInstead, replacedSpan } from './edit-cues.ts';
import type { Mention } from './mentions.ts';
import type { Encoded, ReaderContext } from './reader-context.ts';
import type { Tag } from './tags.ts';

/** Services a message asks about, and services it only mentions: the blog in 'I write a blog and need a logo'. */
export function withoutMentionedOnly(
  { shop, nameMatcher, unseen }: ReaderContext,
  words: readonly string[],
  tags: readonly Tag[],
  { discussed, asksByName = false, things = [] }: Encoded,
): [meant: readonly Mention[], mentionedOnly: readonly Mention[]] {
  const mentions = nameMatcher.mentionsIn(words, discussed);
  // The encoder can't tell for a service it wasn't trained on, and may take what comes instead for what is given up.
  const isTagged = (mention: Mention) =>
    !unseen.has(mention.service) &&
    !isInstead(words, mention) &&
    tags.slice(mention.from, mention.to).some(({ role }) => role === 'aside');
  // 'Swap the Next.js site for a Strapi one' wants only the second.
  const span = mentions.some((mention) => isInstead(words, mention)) ? replacedSpan(words) : undefined;
  const isAside = (mention: Mention) =>
    isTagged(mention) || (span !== undefined && mention.from > span.from && mention.to <= span.to);
  const meant = mentions.filter((mention) => !isAside(mention));
  if (asksByName && !meant.length && !things.length) return [mentions, []];
  // 'Take out the posts' after blog posts.
  const isNamed = ({ from }: Mention) => mentions.some((mention) => from >= mention.from && from < mention.to);
  const short = nameMatcher.shortIn(words, discussed).filter((mention) => isTagged(mention) && !isNamed(mention));
  const unnamed = [...short, ...ongoing(shop, words, tags, discussed), ...unitsOfDropped(shop, words, tags, discussed)];
  const left = [...mentions.filter(isAside), ...unnamed].filter((mention) =>
    meant.every(({ service }) => service !== mention.service),
  );
  return [meant, left];
}

/** 'No monthly thing': the only one discussed that is ordered by the month. */
function ongoing(shop: Shop, words: readonly string[], tags: readonly Tag[], discussed: readonly string[]): Mention[] {
  const [only, another] = discussed.filter((service) => recurs(offerOf(shop, service)));
  const at = words.findIndex((word, place) => word === 'monthly' && tags[place]?.role === 'aside');
  return only && !another && at >= 0 ? [{ service: only, from: at, to: at + 1, isWeak: true }] : [];
}

/** 'Drop the posts': the only one discussed that is counted in them. */
function unitsOfDropped(
  shop: Shop,
  words: readonly string[],
  tags: readonly Tag[],
  discussed: readonly string[],
): Mention[] {
  return words.flatMap((word, at): Mention[] => {
    const units = tags[at]?.role === 'aside' ? limitsNamed(word) : [];
    const isCounted = (service: string) =>
      offerOf(shop, service).packages.some(({ limits }) => units.some((unit) => limits[unit] !== undefined));
    const [only, another] = discussed.filter(isCounted);
    return only && !another ? [{ service: only, from: at, to: at + 1, isWeak: true }] : [];
  });
}
