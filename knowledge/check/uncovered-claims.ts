import { catalogue } from '#catalogue/catalogue.ts';
import { company } from '#company/facts.ts';
import type { Draft, Finding } from '../draft.ts';
import { denies, excerptOf, sentencesOf } from './sentences.ts';

interface Claim {
  what: string;
  pattern: RegExp;
  /** Exceptions where the words mean something else: a certificate renews, a package does not. */
  about?: RegExp;
  /** Also claimed by a negative sentence: 'never with AI'. */
  always?: true;
  instead: string;
}

/** Promises that usually no package and no policy covers, and what to write instead. */
const claims: readonly Claim[] = [
  {
    what: 'renewal',
    pattern:
      /\b(?:auto-?)?renew(?:s|ed|al|als|ing)?\b|\bcancel (?:it )?any ?time\b|\bthe next period (?:begins|starts)\b/i,
    about: /\b(?:certificate|domain|registrar|licence|host)\b/i,
    instead: 'one order buys its days and nothing renews by itself',
  },
  {
    what: 'a guarantee',
    pattern: /\bguarantee[sd]?\b|\bwe (?:always )?promise\b|\bmoney[- ]back\b/i,
    instead: 'say what is usual, or that nobody can promise it',
  },
  {
    what: "how the work is made ('by hand')",
    pattern:
      /\bby hand\b|\bhand-?(?:written|made|drawn|built|sketch\w*)\b|\bmanual(?:ly)? (?:outreach|submission|writ\w+)\b/i,
    always: true,
    instead: 'the packages do not say',
  },
  {
    what: 'how the work is made (AI)',
    pattern:
      /\b(?:never|not|don't|without) (?:use|using|write with|written (?:with|by)|with) ?(?:AI|ChatGPT)\b|\bwritten by (?:humans|people)\b/i,
    always: true,
    instead: 'the packages do not say',
  },
  {
    what: 'what the team will do for those who ask',
    pattern:
      /\bthe team will\b|\bwe'll (?:look (?:into|at)|take a look|suggest|check|help you (?:find|choose|narrow))\b|\bwe'll tell you (?:whether|which|what)\b|\bso (?:that )?(?:we|the team) can (?:check|tell|say|see)\b|\blet us suggest\b/i,
    instead: "no policy promises it: 'ask whether', 'ask which package fits'",
  },
];

/** What packages list: 'built by hand' in one of them makes it true to say so. */
const listed = Object.values(catalogue.priceLists)
  .flat()
  .flatMap(({ inclusions }) => inclusions);

/** The claims that no package of an agency covers. */
function uncovered(inclusions: readonly string[]): Claim[] {
  return claims.filter(({ pattern }) => !inclusions.some((inclusion) => pattern.test(inclusion)));
}

const isEverywhere = company.area.kind === 'worldwide';

function claimsIn(answer: string, from: readonly Claim[]): string[] {
  return sentencesOf(answer).flatMap((sentence) =>
    from
      .filter(({ pattern, about, always }) => {
        return pattern.test(sentence) && !about?.test(sentence) && (always || !denies(sentence));
      })
      .map(({ what, instead }) => `claims ${what} in '${excerptOf(sentence)}': ${instead}`),
  );
}

/** A no that still invites a request: 'Sorry, no video. Describe yours and ask whether we can take it on.' */
function invitesWhatIsNotSold(answer: string): boolean {
  const refuses = /\b(?:aren't|isn't|are not|is not) (?:in our catalogue|something we (?:sell|offer))\b/i.test(answer);
  return (
    refuses && /\bask whether we can (?:take|make|do|produce|film|print)\b|\bif you need one of these\b/i.test(answer)
  );
}

/** Answers that promise more than we sell. */
export function findUncoveredClaims(drafts: readonly Draft[], inclusions: readonly string[] = listed): Finding[] {
  const unproven = uncovered(inclusions);
  return drafts.flatMap(({ source, id, answer, tags }) => {
    const reasons = claimsIn(answer, unproven);
    if (isEverywhere && tags.includes('place') && !/\bworldwide\b|\{company\.area\}/.test(answer))
      reasons.push("an answer about a place says that we serve clients 'worldwide'");
    if (invitesWhatIsNotSold(answer))
      reasons.push('says that something is not sold and invites the request: say no alone');
    return reasons.map((reason) => ({ source, id, reason }));
  });
}
