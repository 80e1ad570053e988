import { priceLists } from '#catalogue/price-lists.ts';
import { serviceNames } from '#catalogue/service-names.ts';
import type { Draft, Finding } from '../draft.ts';
import { wordingTokens } from './wording-tokens.ts';

/** Shared tokens over all tokens: from here on two wordings ask the same. */
const likeness = 0.85;

interface Wording {
  draft: Draft;
  text: string;
  tokens: string[];
}

/** Words that name a service or a package: two questions that differ in one of them ask about different things. */
const naming = new Set(
  [
    ...Object.values(serviceNames).map(({ name }) => name),
    ...Object.values(priceLists).flatMap((packages) => packages.map(({ name }) => name)),
  ].flatMap(wordingTokens),
);

function alike(left: readonly string[], right: readonly string[]): boolean {
  const shared = right.filter((token) => left.includes(token));
  if (shared.length / (left.length + right.length - shared.length) < likeness) return false;
  return ![...left, ...right].some((token) => naming.has(token) && !shared.includes(token));
}

/**
 * Two wordings this alike share one of their rarest tokens, so each is only compared with those filed under
 * the same rare token: thousands of wordings in well under a second instead of every pair.
 */
export function findNearDuplicates(drafts: readonly Draft[]): Finding[] {
  const wordings: Wording[] = drafts.flatMap((draft) =>
    [draft.question, ...draft.alternatives].map((text) => ({ draft, text, tokens: wordingTokens(text) })),
  );
  const frequency = new Map<string, number>();
  for (const { tokens } of wordings) for (const token of tokens) frequency.set(token, (frequency.get(token) ?? 0) + 1);
  const filed = new Map<string, Wording[]>();
  const findings: Finding[] = [];
  const reported = new Set<string>();
  for (const wording of wordings) {
    const { draft, tokens } = wording;
    const rarest = tokens.toSorted((left, right) => (frequency.get(left) ?? 0) - (frequency.get(right) ?? 0));
    for (const token of rarest.slice(0, tokens.length - Math.ceil(likeness * tokens.length) + 1)) {
      const companions = filed.get(token) ?? [];
      for (const other of companions) {
        const pair = `${other.draft.id} ${draft.id} ${other.text} ${wording.text}`;
        if (other.draft === draft || reported.has(pair) || !alike(other.tokens, tokens)) continue;
        reported.add(pair);
        const reason = `'${wording.text}' asks the same as '${other.text}' of ${other.draft.id} (${other.draft.source})`;
        findings.push({ source: draft.source, id: draft.id, reason });
      }
      filed.set(token, [...companions, wording]);
    }
  }
  return findings;
}
