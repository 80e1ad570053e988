/** What the messages in `data/` call the agency: the encoder is told of any other agency by this name. */
export const learntName = 'kitefold';
