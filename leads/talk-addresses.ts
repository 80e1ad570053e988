/** Opens the handover in the chat (GET) and submits it (POST). */
export const talkEndpoint = '/api/talk';
/** Returns the messages of a talk (GET) and adds one from its visitor (POST). */
export const talkMessagesEndpoint = '/api/talk/messages';
/** The header that identifies a talk. In a URL it would end up in logs. */
export const talkKeyHeader = 'talk-key';
/** How many messages after the first the client already has. */
export const knownParameter = 'known';

export function talkPath(key: string): string {
  return `/talk/${key}`;
}

const talkKeyPattern = /^[\w-]{22}$/;

/** Whether this could be a talk's key. */
export function isTalkKey(text: string): boolean {
  return talkKeyPattern.test(text);
}
