/** 'I also run a bookshop', 'my brother's carpentry shop': a different business from the one discussed. */
const otherBusinessPattern =
  /\b(?:i|we) (?:also|do) (?:run|have|own|sell|manage)\b|\b(?:another|different|other|separate) (?:[a-z]+ )?(?:business|project|site|website|shop|company|thing|client|brand)\b|\bmy (?:wife|husband|brother|sister|friend|mother|father|mum|mom|dad|son|daughter|cousin|uncle|aunt|neighbou?r|partner)['’]?s\b/i;
/** 'Leave it, just the order from before': back to what was ordered. */
const backToOrder = /\b(?:leave (?:it|that)|forget (?:it|that)|never ?mind|from before|back to)\b/i;

/** Whether a message turns from what was refused to another business or the earlier order. */
export function leavesRefusedSubject(message: string, ordered: boolean): boolean {
  return otherBusinessPattern.test(message) || (ordered && backToOrder.test(message));
}
