import type { Inquiry } from '../contract.ts';

/** So much longer a text may become: '½' and '㎡' are told by more letters than they are. */
const mostAdded = 100;

function unfold(text: string): string {
  return text.normalize('NFKC').slice(0, text.length + mostAdded);
}

/** A talk in plain letters. A letter may stand for a whole phrase: what all of them unfold to is read no further than they were long. */
export function unfolded<Talk extends Pick<Inquiry, 'question' | 'history'>>(talk: Talk): Talk {
  return {
    ...talk,
    question: unfold(talk.question),
    history: talk.history.map((message) => ({ ...message, text: unfold(message.text) })),
  };
}
