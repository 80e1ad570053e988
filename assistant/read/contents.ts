import type { Offer, Shop } from '../shop.ts';
import { plainWords } from '../text/plain.ts';
import { stem } from '../text/stem.ts';

/** Finds packages by what is in them. */
export interface Contents {
  /** By service, the packages that hold what a message names, where others of its list do not. */
  holdersIn(words: readonly string[]): ReadonlyMap<string, readonly string[]>;
}

/** Something that only some packages of a list hold. */
interface Extra {
  terms: readonly string[];
  tiers: readonly string[];
}

const small =
  /^(?:a|an|and|as|at|by|for|from|in|is|not|of|on|one|or|set|the|they|to|up|with|you|your|own|each|every|\W+)$/;

function termsOf(words: readonly string[]): string[] {
  return words.filter((word) => !small.test(word)).map(stem);
}

function extrasOf({ packages }: Offer): Extra[] {
  const lines = new Set(packages.flatMap(({ inclusions }) => inclusions));
  return [...lines].flatMap((line) => {
    const holders = packages.filter(({ inclusions }) => inclusions.includes(line));
    return holders.length < packages.length
      ? [{ terms: termsOf(plainWords(line)), tiers: holders.map(({ tier }) => tier) }]
      : [];
  });
}

/** Half of what a line says has to be named: 'payments' is 'Payment integration'. */
const halfOf = 0.5;

export function createContents(shop: Shop): Contents {
  const extras = [...shop.offers.values()].map(({ slug, ...offer }) => [slug, extrasOf({ slug, ...offer })] as const);
  return {
    holdersIn(words) {
      const said = new Set(termsOf(words));
      const found = extras.map(([slug, lines]) => {
        const named = lines.map(({ terms, tiers }) => ({
          tiers,
          share: terms.filter((term) => said.has(term)).length / terms.length,
        }));
        const best = named.reduce((most, { share }) => Math.max(most, share), 0);
        const held = best >= halfOf ? named.filter(({ share }) => share === best) : [];
        return [slug, [...new Set(held.flatMap(({ tiers }) => tiers))]] as const;
      });
      return new Map(found.filter(([, tiers]) => tiers.length > 0));
    },
  };
}
