/**
 * The first line of a mail that can be answered. Whatever follows it in a reply wasn't written by the person replying.
 */
export const replyAbove = 'Write your reply above this line, and the visitor reads it in the talk.';

const signature = /^-- ?$/;
const quoted = /^\s*>/;
/** Separators that mail programs put between a reply and the original mail. */
const rule = /^\s*[-_]{5,}/;
/** 'On 15 January 2026 Kite Works <website@kites.example> wrote:', possibly on several lines. */
const maxIntroductionLines = 3;
/** Far longer than a talk accepts. */
const maxRead = 100_000;

/** The text of a reply to one of our emails, without the original, whether it was quoted line by line or as a whole. */
export function replyTextOf(text: string, reference: string): string {
  const lines = text.slice(0, maxRead).split(/\r?\n/);
  const own = lines.slice(0, endOf(lines, reference));
  const kept: string[] = [];
  for (const line of own) {
    if (!quoted.test(line)) kept.push(line);
    else dropIntroduction(kept);
  }
  // A mail quoted as a whole has an introduction, too.
  if (own.length < lines.length) dropIntroduction(kept);
  return kept
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Where a signature or a mail quoted as a whole begins. */
function endOf(lines: readonly string[], reference: string): number {
  const end = lines.findIndex((line) => signature.test(line) || isOurs(line, reference));
  if (end < 0) return lines.length;
  if (signature.test(lines[end] ?? '')) return end;
  // Its sender, date and subject precede it, up to an empty line or a rule.
  let first = end;
  while (first > 0 && lines[first - 1]?.trim() && !rule.test(lines[first - 1] ?? '')) {
    if (!/^[^\s:]{1,20}\s?:\s/.test(lines[first - 1] ?? '')) break;
    first -= 1;
  }
  return first > 0 && rule.test(lines[first - 1] ?? '') ? first - 1 : first;
}

function isOurs(line: string, reference: string): boolean {
  if (quoted.test(line)) return false;
  return line.includes(replyAbove) || (line.includes(`(${reference})`) && /^[^\s:]{1,20}\s?:\s/.test(line));
}

/** Removes the last lines if they say who wrote what follows. */
function dropIntroduction(lines: string[]): void {
  while (lines.at(-1)?.trim() === '') lines.pop();
  if (!lines.at(-1)?.trimEnd().endsWith(':')) return;
  const last = lines.slice(-maxIntroductionLines);
  const introduction = last.slice(last.findLastIndex((line) => line.trim() === '') + 1);
  if (/@|\d{4}/.test(introduction.join(' '))) lines.splice(lines.length - introduction.length);
}
