import type { Inline } from './blocks.ts';

/** The text without markup, for a table of contents, a word count or a label. */
export function plainText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'break') return ' ';
      return 'children' in inline ? plainText(inline.children) : inline.text;
    })
    .join('');
}
