/** The conversation as the encoder sees it: the current services, then the previous message. */
export function encoderContext(names: readonly string[], refused: boolean, message: string): string {
  const subject = refused ? 'not served' : names.join(', ');
  return subject ? `${subject}. ${message}` : message;
}
