import { areasNotServed, policies } from '#catalogue/policies.ts';
import type { Payment } from '#catalogue/policy-types.ts';
import { paidInWords } from '#catalogue/say/policy-words.ts';
import { namesArea } from '#knowledge/areas.ts';
import type { Draft } from '#knowledge/draft.ts';
import type { Finding } from './finding.ts';
import type { TextFile } from './text-files.ts';

const file = 'catalogue/policies.ts';

/** Entries that refuse a trade that isn't, or is no longer, on the list. */
export function findStaleRefusals(drafts: readonly Draft[], areas: readonly string[] = areasNotServed): Finding[] {
  const general = areas.filter((area) => area.startsWith('anything'));
  return drafts
    .filter(({ tags, answer }) => tags.includes('not-served') && !answer.includes('{policy.areas-not-served}'))
    .filter(
      ({ question, answer }) =>
        !areas.some((area) => namesArea(question, area)) && !general.some((area) => namesArea(answer, area)),
    )
    .map(({ source, id, question }) => ({
      where: `knowledge/${source}`,
      reason: `entry ${id} refuses an area ('${question}') that areasNotServed in ${file} does not have: delete it, or add the area`,
    }));
}

const pays = /\b(?:pay|paid|payment)\b/i;
const whole = /\bfull (?:amount|price|sum)\b/gi;
const early = /\b(?:before|up front|upfront|advance|checkout)\b/i;
const notInParts =
  /\bno instal+ments?\b|(?:\b(?:not?|never|cannot|nobody)|n't)\b[^.]*\bpay in instal+ments?\b|\bcan't pay after\b/i;

/**
 * Whether a sentence is true only if everything is paid when ordering: 'you pay the full price', 'the full sum before'.
 */
function isPaidAtOnce(sentence: string): boolean {
  const [first, ...more] = Array.from(sentence.matchAll(whole), ({ index }) => index);
  if (first === undefined) return notInParts.test(sentence);
  const last = more.at(-1) ?? first;
  return pays.test(sentence.slice(0, last)) || early.test(sentence.slice(first)) || notInParts.test(sentence);
}

/** The lines of entries that state which payment terms they are for. */
function linesWithNeeds(lines: readonly string[]): Set<number> {
  const starts = lines.flatMap((line, index) => (line.startsWith('## ') ? [index] : []));
  const found = starts.flatMap((start, number) => {
    const end = starts[number + 1] ?? lines.length;
    const entry = lines.slice(start, end);
    const isSettled = entry.some((line) => line.startsWith('tags:') && line.includes('needs-payment-'));
    return isSettled ? entry.map((_, offset) => start + offset) : [];
  });
  return new Set(found);
}

/** Texts that ask for the full price at once, while the policy asks for a share of it. */
export function findPaidAtOnce(files: readonly TextFile[], payment: Payment = policies.payment): Finding[] {
  if (payment.kind === 'in-full') return [];
  return files.flatMap(({ file: name, lines }) => {
    const settled = linesWithNeeds(lines);
    return lines.flatMap((line, index) => {
      const said = line.split(/[.?!]/).find(isPaidAtOnce)?.trim();
      return said && !line.startsWith('- ') && !settled.has(index)
        ? [
            {
              where: `${name}:${index + 1}`,
              reason: `says '${said}', but by ${file} an order is paid ${paidInWords(payment)}: read the text and say when the rest is due`,
            },
          ]
        : [];
    });
  });
}
