interface Text {
  tokens: readonly string[];
}

/** Whether the common tokens are at least this share of all tokens. */
function areAlike(left: ReadonlySet<string>, right: ReadonlySet<string>, likeness: number): boolean {
  if (Math.min(left.size, right.size) < likeness * Math.max(left.size, right.size)) return false;
  let shared = 0;
  for (const token of left) if (right.has(token)) shared += 1;
  return shared >= likeness * (left.size + right.size - shared);
}

/**
 * Pairs of texts, earlier one first, whose common tokens are at least this share of all tokens. Texts that similar
 * share one of their rarest tokens, so each is compared only with those indexed under the same rare token: thousands of
 * texts take well under a second.
 */
export function alikePairs<Item extends Text>(items: readonly Item[], likeness: number): [Item, Item][] {
  const frequency = new Map<string, number>();
  for (const { tokens } of items) for (const token of tokens) frequency.set(token, (frequency.get(token) ?? 0) + 1);
  const rarity = (token: string) => frequency.get(token) ?? 0;
  const filed = new Map<string, { item: Item; tokens: ReadonlySet<string> }[]>();
  const pairs: [Item, Item][] = [];
  for (const item of items) {
    const tokens = new Set(item.tokens);
    const rarest = [...tokens].toSorted((left, right) => rarity(left) - rarity(right));
    const compared = new Set<Item>();
    for (const token of rarest.slice(0, tokens.size - Math.ceil(likeness * tokens.size) + 1)) {
      const companions = filed.get(token) ?? [];
      for (const other of companions) {
        if (compared.has(other.item)) continue;
        compared.add(other.item);
        if (areAlike(other.tokens, tokens, likeness)) pairs.push([other.item, item]);
      }
      companions.push({ item, tokens });
      filed.set(token, companions);
    }
  }
  return pairs;
}
