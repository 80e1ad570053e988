import type { Encodable, Encoder } from '#language/encode/encoder.ts';
import { asDollars } from '#language/text/money-words.ts';
import { ownName } from '#language/text/own-name.ts';
import type { Inquiry } from '../contract.ts';

/** A talk in which the agency is called by one word, however visitors write its name. */
export function callingUsByName<Talk extends Pick<Inquiry, 'question' | 'history'>>(talk: Talk): Talk {
  return {
    ...talk,
    question: ownName.replaceIn(talk.question),
    history: talk.history.map((message) => ({ ...message, text: ownName.replaceIn(message.text) })),
  };
}

/** An encoder learnt its language from messages to one agency: it is told of any other by the name and the money it knows. */
export function callingUsAsLearnt(encoder: Encoder, learntName: string | undefined): Encoder {
  if (!learntName) return encoder;
  const asLearnt = (text: string) =>
    asDollars(learntName === ownName.word ? text : ownName.replaceIn(text, learntName));
  const learnt = ({ text, before }: Encodable): Encodable => ({
    text: asLearnt(text),
    before: before && asLearnt(before),
  });
  return {
    name: encoder.name,
    encode: (messages) => encoder.encode(messages.map(learnt)),
    cost: (message) => encoder.cost(learnt(message)),
  };
}
