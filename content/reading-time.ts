/** Words a minute: adults read English prose at about 240; tables and figures slow them down. */
const pace = 220;

/** Whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / pace));
}
