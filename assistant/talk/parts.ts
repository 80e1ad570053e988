import { type Acts, changesLines, changesOrdered, matters, mayChange, rebound, touchesOrder } from './acts.ts';
import type { Line } from './line.ts';
import type { Talk } from './talk.ts';

/** A part of a message before it is read by itself. */
export interface SaidPart {
  text: string;
  acts: Acts | undefined;
  /** An earlier part of the message has brought up something new, which what it says may be about. */
  behindNew?: boolean;
}

/** Acts that point at none of the lines: what is asked and changed is what was named last. */
export function withoutPointing(acts: Acts): Acts {
  const { of } = acts;
  const none = [...of.none, ...of.asked, ...of.tier, ...of.times, ...of.set, ...of.split];
  return { ...acts, of: { ...of, none, asked: [], tier: [], times: [], set: [], split: [] }, changes: [] };
}

/** A part as it is said of the lines that earlier parts of the message have left: what one of them changed is another line now. */
export function carriedOver(part: SaidPart, { lines: before }: Talk, { lines: now }: Talk): SaidPart {
  const { acts } = part;
  if (!acts) return part;
  const alike = (lines: readonly Line[], { service }: Line) => lines.filter((line) => line.service === service);
  const current = (line: Line): Line[] => {
    const at = now.includes(line) ? -1 : alike(before, line).indexOf(line);
    return at < 0 ? [line] : alike(now, line).slice(at, at + 1);
  };
  return { ...part, acts: rebound(acts, current) };
}

/** It only lists something to be ordered, or tells what the rest is about. */
function isOpen({ acts }: SaidPart): boolean {
  return acts !== undefined && acts.ask === 'none' && !changesOrdered(acts) && !touchesOrder(acts);
}

/** It goes on with a list, or asks what the list comes to. */
function goesOn({ acts }: SaidPart): boolean {
  return (
    acts !== undefined &&
    !changesOrdered(acts) &&
    !mayChange(acts) &&
    (acts.adds || ['total', 'price', 'time', 'none'].includes(acts.ask))
  );
}

/** A matter of its own behind a wish: 'I need a site with booking, what would it cost? And do you sign NDAs?' */
function isOwnMatter({ acts }: SaidPart): boolean {
  return acts?.sure === true && (matters.includes(acts.ask) || acts.ask === 'holds') && !changesLines(acts);
}

function joined(left: SaidPart, { text, acts }: SaidPart): SaidPart {
  const words = [...(left.acts?.words ?? []), ...(acts?.words ?? [])];
  return {
    text: `${left.text}${text}`,
    acts: acts && { ...acts, words, adds: acts.adds || (left.acts?.adds ?? false) },
  };
}

/**
 * A list of things to be ordered, and what is asked of it, is one part: 'a basic site, a logo, and what is that together?' Where
 * nothing is under discussion yet, all that a message tells belongs together but matters of their own.
 */
export function joinedParts(parts: readonly SaidPart[], isFirst: boolean): SaidPart[] {
  const told: SaidPart[] = [];
  for (const part of parts) {
    const last = told.at(-1);
    const belongs = last && (isFirst ? !isOwnMatter(part) && !isOwnMatter(last) : isOpen(last) && goesOn(part));
    if (belongs) told[told.length - 1] = joined(last, part);
    else told.push(part);
  }
  return told;
}
