/** The agency's name in the messages of `data/`: the encoder knows any other agency by this name. */
export const learntName = 'kitefold';
