import type { Reading } from '../understand/understand.ts';
import { type SmallTalk, smallTalk } from '../vocabulary/small-talk.ts';

const filler =
  /^(?:there|bot|robot|sir|madam|mam|maam|team|all|everyone|everybody|guys|dear|friend|mate|buddy|bro|kitefold|you|to|so|very|much|a|lot|for|the|your|help|and|o|u|again|my|good|is|are|this|am|i|it|that|just|now|me|well|really|man|dude|pal|ok|okay|hi|hello|hey|folks|people|please|alaikum|wa|walaikum|rahmatullah|world|today|doing|one|bye|day|info|haha|lol|not|do|have|such|what|how|at|of|be|can|with|arent|would|all|by|chatbot|assistant|who|in|some|from)$/;

/** These are meant for the assistant even when a service is named: 'your chatbot is useless'. */
const aboutTheAssistant: ReadonlySet<string> = new Set(['human', 'insult', 'maker', 'compliment', 'thanks']);

/** A message that is only talk: the phrase, and few words besides. */
export function smallTalkIn({ text, services }: Reading): SmallTalk | undefined {
  return smallTalk.find(({ said, spareWords, id }) => {
    const found = said.exec(text);
    if (!found) return false;
    if (services.length && !aboutTheAssistant.has(id)) return false;
    const rest = text
      .replace(new RegExp(said.source, 'gu'), ' ')
      .trim()
      .split(/\s+/)
      .filter((word) => word && word !== '.' && word !== ',');
    const meaningful = rest.filter(
      (word) => !filler.test(word) && !smallTalk.some((other) => other.said.test(` ${word} `)),
    );
    return meaningful.length <= spareWords;
  });
}
