// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose.
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/**
 * Untrusted text for a terminal: no character of it can move the cursor, change colours, set the clipboard or reverse
 * the text direction. Line feeds and tabs stay.
 */
export function printable(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(controls, '\ufffd');
}
