/** What the encoder is told of the talk so far: the names of what is under discussion, then the message before. */
export function encoderContext(names: readonly string[], refused: boolean, message: string): string {
  const subject = refused ? 'not served' : names.join(', ');
  return subject ? `${subject}. ${message}` : message;
}
