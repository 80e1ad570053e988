import { catalogue } from '#catalogue/catalogue.ts';
import type { Payment } from '#catalogue/policy-types.ts';
import { orderPlace } from '#catalogue/say/order-words.ts';
import { paidInWords } from '#catalogue/say/policy-words.ts';
import type { Draft, Finding } from '../draft.ts';
import { denies, excerptOf, sentencesOf } from './sentences.ts';

interface Policy {
  what: string;
  /** Patterns of answers that state the policy. */
  stated: RegExp;
  /** Patterns of answers that contradict it. */
  otherwise: RegExp;
  /** Whether a negative sentence contradicts it: 'source code is not included'. */
  byDenying?: true;
}

const { payment } = catalogue.policies;

/** Patterns of answers that describe a payment method other than the agency's. */
const paidOtherwise: Readonly<Record<Payment['kind'], RegExp>> = {
  'in-full':
    /\bpa(?:y|id)\b[^.]*\b(?:deposit|half now|in instalments|after delivery|on completion|when the work is finished)\b/i,
  deposit: /\bpa(?:y|id)\b[^.]*\b(?:in instalments|full (?:amount|price|sum)\b[^.]*\bup front)\b/i,
  instalments: /\bpa(?:y|id)\b[^.]*\b(?:deposit|on delivery|full (?:amount|price|sum)\b[^.]*\bup front)\b/i,
};

/** Policies that several answers mention, with patterns of what contradicts them. */
const policies: readonly Policy[] = [
  {
    what: 'credits are not refundable',
    stated: /\bcredits (?:aren't|are not|can't be|are non-)\W*(?:refundable|refunded|paid out)/i,
    otherwise: /\bcredits? (?:are|can be|is) (?:refund|withdrawn|paid (?:out|back))/i,
  },
  {
    what: `orders are paid ${paidInWords(payment)}`,
    stated: /\{policy\.(?:upfront|paid|deposit)\}|\bfull (?:amount|price)\b[^.]*\bup front\b/i,
    otherwise: paidOtherwise[payment.kind],
  },
  {
    what: 'source code is included in all development packages',
    stated: /\bsource code is included in all (?:our )?development packages\b/i,
    otherwise:
      /\bsource code\b[^.]*\b(?:costs extra|on request|isn't included|is not included)\b|\bsource code (?:is )?included in (?:all|every) (?:our )?packages?\b/i,
    byDenying: true,
  },
  {
    what: 'ad spend is not included',
    stated: /\bad spend (?:isn't|is not) included\b/i,
    otherwise: /\bad spend is included\b|\bincludes? (?:the|your) ad (?:spend|budget)\b/i,
  },
  {
    what: `orders are placed ${orderPlace()}`,
    stated: /\borders go through the ordering app\b/i,
    otherwise: /\border (?:it )?(?:by|via|on|through|over) (?:whatsapp|email|phone)\b/i,
  },
  {
    what: "the finished work is the client's to use, change and move",
    stated: /\byours to use, change and (?:move|publish)\b/i,
    otherwise: /\bwe (?:keep|retain|hold) (?:the )?(?:rights|copyright|ownership)\b|\bremains our property\b/i,
  },
  {
    what: 'unlimited revisions are in WordPress Standard alone',
    stated: /\bunlimited revisions of WordPress Standard\b|\bWordPress Standard, and only that one\b/i,
    otherwise:
      /\b(?:all|every|each|any) (?:our )?packages?\b[^.]*\bunlimited revisions\b|\bunlimited revisions (?:in|with) (?:all|every|each)\b/i,
  },
  {
    what: 'there is no list of vacancies',
    stated: /\bno list of vacancies\b/i,
    otherwise: /\b(?:open (?:positions|roles)|vacancies|current openings) are\b/i,
  },
  {
    what: 'a review of a site is a consulting package',
    stated: /\breview of your site isn't free\b/i,
    otherwise: /\bfree (?:seo |website |site )?(?:audit|review|consultation|trial|sample)s?\b/i,
  },
];

function statesOtherwise({ otherwise, byDenying }: Policy, answer: string): string | undefined {
  return sentencesOf(answer).find((sentence) => otherwise.test(sentence) && (byDenying || !denies(sentence)));
}

/** Answers that state the same policy differently. A visitor might get either. */
export function findPolicyConflicts(drafts: readonly Draft[]): Finding[] {
  return policies.flatMap((policy) => {
    const right = drafts.find(({ answer }) => policy.stated.test(answer));
    if (!right) return [];
    return drafts.flatMap(({ source, id, answer }) => {
      const sentence = statesOtherwise(policy, answer);
      if (!sentence) return [];
      const reason = `'${excerptOf(sentence)}' contradicts ${right.id} (${right.source}): ${policy.what}`;
      return [{ source, id, reason }];
    });
  });
}
