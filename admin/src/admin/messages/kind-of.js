/** Special kinds of messages: a handover from the chat, an accepted quote. */
export function kindOf({ kind }) {
  return kind === 'Message' ? '' : kind;
}

/** Whether it was written in the chat, where its visitor sees the replies. Others see them only on a page of their own. */
export const isFromChat = ({ kind }) => Boolean(kind?.startsWith('Handed over'));
