/** Special kinds of messages: a handover from the chat, an accepted quote. */
export function kindOf({ kind }) {
  return kind === 'Message' ? '' : kind;
}
