import { hasCue } from '../text/cues.ts';
import { topicScore } from '../thresholds.ts';
import { isBareWebsite } from '../understand/services.ts';
import type { Reading } from '../understand/understand.ts';
import { notOffered } from '../vocabulary/not-offered.ts';
import type { Draft } from './draft.ts';

const tradeAfter =
  /^ (?:agency|agencies|company|firm|business|studio|shop|store|office|practice|startup|bureau|school|website|site|webpage|blog|club)(?= )/;
const tradeBefore = / (?:i am|we are|we do|i do|i run|we run)(?: an?)?(?: [^ .]+)?$/;

/** The work is wanted; it is not the trade of the visitor or of others, as in 'a translation agency'. */
function isWanted(text: string, work: RegExp): boolean {
  const found = work.exec(text);
  if (!found) return false;
  return !tradeAfter.test(text.slice(found.index + found[0].length)) && !tradeBefore.test(text.slice(0, found.index));
}

/** The polite no to work that is not in the catalogue; never with a price. */
export function notOfferedDraft({ text, services }: Reading): Draft | undefined {
  const ours = services.some((mention) => !mention.weak || isBareWebsite(mention));
  const found = notOffered.find(
    ({ work, plainly }) => (plainly && hasCue(text, plainly)) || (!ours && isWanted(text, work)),
  );
  if (!found) return undefined;
  return {
    id: 'not-offered',
    question: 'Which services do you not offer?',
    text: `Sorry, we do not offer ${found.name}. Our work is websites, web applications, SEO, ads, social media, texts and graphic design: {page.services}. If your case is close to that, ask us at {company.email} or WhatsApp {company.whatsapp}.`,
    score: topicScore,
    source: 'catalogue',
    suggestions: ['Which services do you offer?'],
  };
}
