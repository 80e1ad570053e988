/**
 * '{if niche-edits}, niche edits{end}': a passage that needs one or several services ('{if logo-design, niche-edits}')
 * and is shown only while all of them are sold.
 */
const passage = /\{if ([^{}]*)\}(.*?)\{end\}/gs;

function slugsIn(needs: string): string[] {
  return needs.split(',').map((slug) => slug.trim());
}

/** Placeholder of a removed passage, until it is known whether its whole line is removed. */
const removed = '{removed}';
const emptyLine = /^[ \t]*\{removed\}[ \t]*(?:\n|$)/gm;

/** A text without its markers and without the passages that need something removed. */
export function passagesKept(text: string, gone: ReadonlySet<string>): string {
  if (!text.includes('{if ')) return text;
  return text
    .replace(passage, (_, needs: string, said: string) =>
      slugsIn(needs).some((slug) => gone.has(slug)) ? removed : said,
    )
    .replace(emptyLine, '')
    .replaceAll(removed, '');
}

export interface MarkFault {
  /** Position in the text, counted from 0. */
  at: number;
  reason: string;
}

const mark = /\{if ([^{}]*)\}|\{end\}/g;

/** Why the markers of a text are invalid. */
export function markFaults(text: string, isKnown: (slug: string) => boolean): MarkFault[] {
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
    for (const slug of slugsIn(needs).filter((each) => !isKnown(each)))
      faults.push({ at, reason: `{if ${slug}} names no service, sold now or once` });
  }
  return open === undefined ? faults : [...faults, { at: open, reason: '{if …} has no {end}' }];
}
