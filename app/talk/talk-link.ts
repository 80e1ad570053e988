import { talkPath } from '#leads/talk-addresses.ts';

/** To the page of a talk, as a document of its own: scripts of others that run in this one would be told its address. */
export function talkLink(key: string) {
  return { href: talkPath(key), target: '_top' };
}
