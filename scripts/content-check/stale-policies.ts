import { areasNotServed, policies } from '#catalogue/policies.ts';
import { namesArea } from '#knowledge/areas.ts';
import type { Draft } from '#knowledge/draft.ts';
import type { Finding } from './finding.ts';
import type { TextFile } from './text-files.ts';

const file = 'catalogue/policies.ts';

/** Entries that refuse a trade which the list does not have, or no longer. */
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

/** Sentences that are true only where everything is paid when ordering. */
const paidAtOnce =
  /\b(?:pay|paid|payment)\b[^.?!]*\bfull (?:amount|price|sum)\b|\bfull (?:amount|price|sum)\b[^.?!]*\b(?:before|up front|upfront|advance|checkout)\b|\bno instal+ments?\b|\bpay in instal+ments?\b|\bcan't pay after\b/i;

/** Texts that ask for the whole price at once, while the policy asks for a share of it. */
export function findPaidAtOnce(
  files: readonly TextFile[],
  percent: number = policies.payment.upFrontPercent,
): Finding[] {
  if (percent >= 100) return [];
  return files.flatMap(({ file: name, lines }) =>
    lines.flatMap((line, index) => {
      const [said] = paidAtOnce.exec(line) ?? [];
      return said && !line.startsWith('- ')
        ? [
            {
              where: `${name}:${index + 1}`,
              reason: `says '${said}', but ${file} asks for ${percent}% up front: read the text and say when the rest is due`,
            },
          ]
        : [];
    }),
  );
}
