const talkKeyPattern = /^[\w-]{22}$/;

/** Whether this may be the end of a talk's address. */
export function isTalkKey(text: string): boolean {
  return talkKeyPattern.test(text);
}
