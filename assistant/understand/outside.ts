import { hasCue } from '../text/cues.ts';
import { otherCompanyCues, outsideCues, workThereCues } from '../vocabulary/manipulation.ts';
import { type Reading, strongOf } from './understand.ts';

/** Visitors who say what they are ask for their business, whatever it is: 'plumber here', 'I am a doctor'. */
const introducesTrade =
  / (?:i am|we are|i run|we run|i own|we own) (?:an? |the )| [a-z]+ here (?!is |are |in |on )| (?:school|firm|company|clinic|studio|shop|cafe) (?:in|here) /;

const ourWords = / (?:you|your|yours|kitefold|refund\S*|ordered|my order) /;

/** About the world or another company, and no service of ours is named. */
export function isOutside(reading: Reading): boolean {
  const { text } = reading;
  if (strongOf(reading).length || introducesTrade.test(text)) return false;
  return hasCue(text, outsideCues) || (hasCue(text, otherCompanyCues) && !hasCue(text, workThereCues));
}

/** Words of another world may stand in a story about us: 'how old is your firm', 'my wife is furious, refund me'. */
export function addressesUs({ text }: Reading): boolean {
  return ourWords.test(text);
}
