import type { Encoding } from './encoder.ts';
import type { Kind, Want } from './labels.ts';

/** An estimate from words alone, if there is no encoder. */
export interface LexicalEvidence {
  names: boolean;
  place: boolean;
  refused: boolean;
  /** How well the best entry matches by words, from 0 to 1. */
  entry: number;
  text: string;
  shortMessage: boolean;
}

const wantCues: Readonly<Record<Want, RegExp>> = {
  price: / (?:how much|prices?|pricing|costs?|charge|fees?|rates?|cheap\S*|expensive|dollars?|\$\d+) /,
  time: / (?:how long|how soon|how fast|when|days|weeks|turnaround|deliver\S*|timeline|deadline) /,
  inclusions: / (?:includ\S*|what do i get|come with|comes with|contain\S*|inside|how many|features?) /,
  offered: / (?:do you|can you|you guys|offer|provide) /,
  comparison: / (?:differ\S*|versus|compar\S*|better|or|than) /,
  fit: / (?:which|suits?|fits?|budget|enough|need|recommend) /,
  link: / (?:link|page|url|where can i order|send me) /,
  total: / (?:total|together|altogether|sum|plus|and|comes? to|both) /,
  premise: / (?:right|correct|true|i heard|i read|i thought|isnt it|confirm) /,
};
/** A cue makes a want likely, not certain. */
const likely = 0.6;
const unlikely = 0.1;

/** An encoding without a vector: what the message is, judging by its words. */
export function lexicalFallbackEncoding({
  names,
  place,
  refused,
  entry,
  text,
  shortMessage,
}: LexicalEvidence): Encoding {
  const weights: Record<Kind, number> = {
    entry: entry * 1.2,
    catalogue: names ? (wantCues.price.test(text) || wantCues.time.test(text) ? 1.1 : 0.7) : 0,
    place: place && / (?:serv\S*|work|cover|clients|in|from|based) /.test(text) ? 0.9 : 0,
    refused: refused ? 1.5 : 0,
    'not-offered': 0,
    'off-topic': 0.45,
    steering: 0,
  };
  const sum = Object.values(weights).reduce((total, weight) => total + weight, 0);
  const kinds = Object.fromEntries(Object.entries(weights).map(([kind, weight]) => [kind, weight / sum]));
  const wants = Object.fromEntries(
    Object.entries(wantCues).map(([want, cue]) => [want, cue.test(text) ? likely : unlikely]),
  );
  return {
    vector: new Float32Array(0),
    kinds: kinds as Record<Kind, number>,
    wants: wants as Record<Want, number>,
    followUp: shortMessage && !names && entry < 0.6 ? 0.7 : 0.2,
  };
}
