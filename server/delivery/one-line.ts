/** For headers and tables: the form lets no line break through, and what lies in the store is not trusted to be the form's. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
