/** `RegExp.escape` for page scripts: browsers from before 2025 lack it. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
