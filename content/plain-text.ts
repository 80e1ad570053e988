import type { Inline } from './blocks.ts';

/** The words alone, as a contents list, a word count or a label needs them. */
export function plainText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'break') return ' ';
      return 'children' in inline ? plainText(inline.children) : inline.text;
    })
    .join('');
}
