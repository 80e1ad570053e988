import { talkPath } from '#leads/talk-addresses.ts';

/** A link to a talk's page as a new document, because third-party scripts running in this one would see its URL. */
export function talkLink(key: string) {
  return { href: talkPath(key), target: '_top' };
}
