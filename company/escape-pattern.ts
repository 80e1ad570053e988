/** `RegExp.escape` for scripts of pages: browsers before 2025 lack it. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
