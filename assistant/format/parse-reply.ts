import type { Block } from './nodes.ts';
import { parseInline } from './parse-inline.ts';

const listItem = /^\s*[-•]\s+(.*)$/u;

/** Lines that start with a dash or a bullet make a list; every other line that is not empty is a paragraph. */
export function parseReply(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split(/\r?\n/)) {
    const item = listItem.exec(line)?.[1];
    const last = blocks.at(-1);
    if (item !== undefined) {
      const items = [parseInline(item)];
      if (last?.kind === 'list') blocks[blocks.length - 1] = { kind: 'list', items: [...last.items, ...items] };
      else blocks.push({ kind: 'list', items });
    } else if (line.trim()) blocks.push({ kind: 'paragraph', children: parseInline(line) });
  }
  return blocks;
}
