/**
 * '{if niche-edits}, niche edits{end}': a passage that needs one or several services ('{if logo-design, niche-edits}')
 * and is shown only while all of them are sold. '{if needs-orders-in-app}' needs a condition to hold.
 */
const passage = /\{if ([^{}]*)\}(.*?)\{end\}/gs;

function needsIn(needs: string): string[] {
  return needs.split(',').map((need) => need.trim());
}

/** Placeholder of a removed passage, until it is known whether its whole line is removed. */
const removed = '{removed}';
const emptyLine = /^[ \t]*\{removed\}[ \t]*(?:\n|$)/gm;

/** A text without its markers and without the passages that need something absent. */
export function passagesKept(text: string, isAbsent: (need: string) => boolean): string {
  if (!text.includes('{if ')) return text;
  return text
    .replace(passage, (_, needs: string, said: string) => (needsIn(needs).some(isAbsent) ? removed : said))
    .replace(emptyLine, '')
    .replaceAll(removed, '');
}

export interface MarkFault {
  /** Position in the text, counted from 0. */
  at: number;
  reason: string;
}

const mark = /\{if ([^{}]*)\}|\{end\}/g;

/** Why the markers of a text are invalid. What stands beside an unmet need may name services that were never sold. */
export function markFaults(
  text: string,
  isKnown: (need: string) => boolean,
  isUnmet: (need: string) => boolean = () => false,
): MarkFault[] {
  const faults: MarkFault[] = [];
  let open: number | undefined;
  for (const { 1: needs, index: at } of text.matchAll(mark)) {
    if (needs === undefined) {
      if (open === undefined) faults.push({ at, reason: '{end} has no {if …} before it' });
      open = undefined;
      continue;
    }
    if (open !== undefined) faults.push({ at: open, reason: '{if …} has no {end} before the next one' });
    open = at;
    const named = needsIn(needs);
    for (const need of named.some((each) => isUnmet(each)) ? [] : named.filter((each) => !isKnown(each)))
      faults.push({ at, reason: `{if ${need}} names no service, sold now or once, and no condition` });
  }
  return open === undefined ? faults : [...faults, { at: open, reason: '{if …} has no {end}' }];
}
