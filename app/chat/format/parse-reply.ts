import type { Block, Inline } from './nodes.ts';
import { parseInline } from './parse-inline.ts';

const listItem = /^\s*[-•]\s+(\S.*|)$/u;

/** Lines that start with a dash or a bullet form a list; every other non-empty line is a paragraph. */
export function parseReply(text: string): Block[] {
  const blocks: Block[] = [];
  /** The items of the list the last line belongs to. */
  let items: Inline[][] | undefined;
  for (const line of text.split(/\r?\n/)) {
    const item = listItem.exec(line)?.[1];
    if (item !== undefined) {
      if (!items) {
        items = [];
        blocks.push({ kind: 'list', items });
      }
      items.push(parseInline(item));
    } else if (line.trim()) {
      items = undefined;
      blocks.push({ kind: 'paragraph', children: parseInline(line) });
    }
  }
  return blocks;
}
