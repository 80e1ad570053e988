/**
 * '{if niche-edits}, niche edits{end}': a passage that needs a service, or several ('{if logo-design, niche-edits}'), and is
 * said only while all of them are sold.
 */
const passage = /\{if ([^{}]*)\}(.*?)\{end\}/gs;

function slugsIn(needs: string): string[] {
  return needs.split(',').map((slug) => slug.trim());
}

/** Stands for a passage that went, until it is known whether its line goes, too. */
const removed = '{removed}';
const emptyLine = /^[ \t]*\{removed\}[ \t]*(?:\n|$)/gm;

/** A text with its marks taken away, and without the passages that need what is gone. */
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
  /** Where in the text, counted from 0. */
  at: number;
  reason: string;
}

const mark = /\{if ([^{}]*)\}|\{end\}/g;

/** Why the marks of a text cannot be read. */
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
