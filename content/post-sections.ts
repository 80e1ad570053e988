import type { Inline, PostBlock } from './blocks.ts';

export interface PostSection {
  /** The anchor of its heading. */
  id: string;
  title: string;
  text: string;
}

function inlineText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => ('children' in inline ? inlineText(inline.children) : 'text' in inline ? inline.text : ' '))
    .join('');
}

function blockText(block: PostBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return inlineText(block.children);
    case 'list':
      return block.items.flat().map(blockText).join(' ');
    case 'quote':
      return block.blocks.map(blockText).join(' ');
    case 'table':
      return [block.head, ...block.rows].flat().map(inlineText).join(' ');
    case 'code':
      return block.text;
    case 'photograph':
      return [block.photograph.alt, block.photograph.caption].filter(Boolean).join('. ');
    case 'rule':
      return '';
  }
}

/** A post split at its headings; text before the first belongs to the post as a whole. */
export function postSections(blocks: readonly PostBlock[]): { opening: string; sections: PostSection[] } {
  let opening = '';
  const sections: PostSection[] = [];
  for (const block of blocks) {
    const current = sections.at(-1);
    if (block.kind === 'heading') sections.push({ id: block.id, title: block.text, text: '' });
    else if (current) current.text += `${blockText(block)} `;
    else opening += `${blockText(block)} `;
  }
  return { opening, sections };
}
