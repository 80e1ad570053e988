import { asDollars, foreignSumsIn, fromDollars } from '../text/money-words.ts';
import { ownName } from '../text/own-name.ts';
import type { Encodable, Encoder } from './encoder.ts';

/** An encoder was trained on messages to one agency: any other agency is given the name and currency it knows. */
export function inTrainingTerms(encoder: Encoder, learntName: string | undefined): Encoder {
  if (!learntName) return encoder;
  const inItsWords = (text: string) =>
    asDollars(learntName === ownName.word ? text : ownName.replaceIn(text, learntName));
  // What it returns is treated as the visitor's own words.
  const inOurWords = (text: string, said: string) => {
    const named = learntName === ownName.word ? text : text.replaceAll(learntName, ownName.word);
    return foreignSumsIn(said).length > 0 ? named : fromDollars(named);
  };
  const learnt = ({ text, before }: Encodable): Encodable => ({
    text: inItsWords(text),
    before: before && inItsWords(before),
  });
  return {
    ...encoder,
    encode: (messages) => encoder.encode(messages.map(learnt)),
    cost: (message) => encoder.cost(learnt(message)),
    readTurn: async ({ lines, text }) => {
      const parts = await encoder.readTurn({ lines, text: inItsWords(text) });
      return parts.map((part) => ({ ...part, text: inOurWords(part.text, text) }));
    },
    turnCost: ({ lines, text }) => encoder.turnCost({ lines, text: inItsWords(text) }),
  };
}
