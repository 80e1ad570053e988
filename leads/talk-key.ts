const talkKeyPattern = /^[\w-]{22}$/;

/** Whether this could be a talk's key. */
export function isTalkKey(text: string): boolean {
  return talkKeyPattern.test(text);
}
