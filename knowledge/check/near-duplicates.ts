import type { Draft, Finding } from '../draft.ts';
import { wordingTokens } from './wording-tokens.ts';

/** Shared tokens over all tokens: from here on two wordings ask the same. */
const likeness = 0.85;

interface Wording {
  draft: Draft;
  text: string;
  tokens: string[];
}

function similarity(left: readonly string[], right: readonly string[]): number {
  const known = new Set(left);
  const shared = right.filter((token) => known.has(token)).length;
  return shared / (left.length + right.length - shared);
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
        if (other.draft === draft || reported.has(pair) || similarity(other.tokens, tokens) < likeness) continue;
        reported.add(pair);
        const reason = `'${wording.text}' asks the same as '${other.text}' of ${other.draft.id} (${other.draft.source})`;
        findings.push({ source: draft.source, id: draft.id, reason });
      }
      filed.set(token, [...companions, wording]);
    }
  }
  return findings;
}
