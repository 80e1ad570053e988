/** For headers and tables. The form rejects line breaks, but stored data isn't trusted to come from the form. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
