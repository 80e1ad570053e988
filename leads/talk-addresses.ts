/** Opens the hand-over in the chat (GET) and takes it (POST). */
export const talkEndpoint = '/api/talk';
/** What has been said in a talk (GET) and what its visitor adds (POST). */
export const talkMessagesEndpoint = '/api/talk/messages';
/** The header that names a talk: an address would stand in logs along the way. */
export const talkKeyHeader = 'talk-key';
/** How many messages after the first are known already. */
export const knownParameter = 'known';

export function talkPath(key: string): string {
  return `/talk/${key}`;
}
