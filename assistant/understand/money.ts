import { cues, hasCue } from '../text/cues.ts';

export interface Money {
  dollars: number;
  at: number;
}

const budgetCues = cues(
  'can have',
  'can i get',
  'work with',
  'budget',
  'under',
  'below',
  'less than',
  'within',
  'maximum',
  'max',
  'up to',
  'only',
  'i have',
  'we have',
  'have got',
  'i got',
  'we got',
  'spend',
  'afford',
  'stay',
  'cap',
  'ceiling',
  'limit',
  'at most',
  'no more than',
  'not more than',
  'tops',
  'to spare',
  'doable',
  'what could',
  '(put|putting|invest~|allocat~|set aside|setting aside|earmark~|commit|dedicate|willing to pay|pay|throw) * $[0-9]+',
  'best (fit|option|choice|value|use)',
  '(what|which) (one |package |plan )?(fits|suits)',
  'for $',
  'got $',
  'with $',
  'over',
  'and i want',
  'and i need',
  'exceed',
  'saved',
  'left',
  'spare',
  'for [0-9]+ (i|we)',
  '(get|have|do|make|build|buy) ** for [0-9]+',
  '[0-9]+ (cover|buy)',
  'what can (i|we)',
  'pocket',
  'in hand',
  'enough',
  'get for',
  'cheaper than',
  'do with',
  'possible',
  '$[0-9]+ for (a|an|the|my|our|some|seo|social|google|logo|website)',
);
const premiseCues = cues(
  'right',
  'correct',
  'isnt it',
  'is not it',
  'i heard',
  'i read',
  'i thought',
  'told',
  'still',
  'said',
  'saw',
  'so',
  'confirm',
  'yes',
  'true',
  'wasnt',
  'assume',
  'believe',
  'remember',
  'they say',
  'claims?',
  'says',
  'was',
  'as far as',
  'innit',
  'supposed',
);

/** Ends like a statement to be confirmed: 'Basic covers 100 pages, right?' */
const confirmCues = cues(
  'right',
  'correct',
  '(is|does|do|are|has|have|can|will) (it )?not (it|they|you|that)',
  'isnt it',
  'doesnt it',
  'innit',
  'is (it|that|this) true',
  'true that',
  'i (heard|read|thought|assume|believe|saw|understood)',
  '(told|promised|confirm~|says|said|claims?) *',
  'as far as i know',
  'i (think|guess|suppose)',
);

export function takesForTrue(text: string): boolean {
  return hasCue(text, confirmCues);
}

/** What the visitor takes our price to be, and asks to have confirmed. */
export function claimedPrice(text: string, money: readonly Money[]): number | undefined {
  const ownMoney = / (?:budget|under|below|i have|we have|i got|we got|spend|afford|enough) /.test(text);
  return takesForTrue(text) && !ownMoney ? money[0]?.dollars : undefined;
}

/** Dollars a text names: '$400', and '400' after 'under' or 'budget'. */
export function moneyIn(text: string): Money[] {
  const marked = Array.from(text.matchAll(/ \$(\d+(?:\.\d+)?)(?= )/g), (found) => ({
    dollars: Number(found[1]),
    at: found.index,
  }));
  if (marked.length) {
    // 'the $100 one than the 60': the second amount leaves its sign out.
    const beside =
      / (?:than|versus|or|and|against|over|to) (?:the |a )?(\d{2,5})(?= (?:one|package|plan|tier|option|\.|$)| ?$)/.exec(
        text,
      );
    return beside ? [...marked, { dollars: Number(beside[1]), at: beside.index }] : marked;
  }
  const bare =
    / (?:budget|under|below|less than|at most|spend|afford|no more than|not more than|ceiling|cap|maximum|limit|only got|only have)(?: (?:is|of|max|maximum|about|around|only|like|for|than|limit|the|just|up|to|a))* (\d{2,6})(?! (?:pages?|words?|days?|weeks?|months?|hours?|keywords?|posts?|concepts?|competitors?|citations?|%))(?= )/.exec(
      text,
    );
  const after =
    / (?:is|are|costs?|for|pay|at|that|it) (\d{2,5}) (?:a|per|every|each) (?:month|year|30 days)(?= )/.exec(text) ??
    / (\d{2,6}) (?:to spend|budget|is (?:my|our|the) (?:budget|limit|cap|max|maximum)|to work with|at most|max|maximum|tops)(?= )/.exec(
      text,
    ) ??
    / (\d{2,6}) (?:is|was|sounds|seems|for that is) (?:too|a lot|so|really|very|quite|way|much|fair|expensive|steep)(?= )/.exec(
      text,
    ) ??
    / (?:have|got|with|says|said|only|could|can|does|will|would|spare|invest) (?:about |around |only )?(\d{2,6}) (?:for|to|left|cover|buy|get|pay|can)(?= )/.exec(
      text,
    ) ??
    / (?:get|have|afford|buy|take|do|make|build)(?: \S+){0,8} for (\d{2,6}) (?=\.|$|in |on |with |of )/.exec(text) ??
    / for (\d{2,6}) (?:i|we)(?= )/.exec(text) ??
    / (\d{2,5}) (?:package|plan|pack|tier|option|one)(?= )/.exec(text) ??
    / (?:is|are|will|would|be|does|if) (\d{2,6}) (?:enough|sufficient|okay|ok|fine|suffices?|do|work|too (?:little|low|small))(?= )/.exec(
      text,
    );
  // 'So WordPress is 300?'
  const claimed = isPremise(text)
    ? / (?:is|are|costs?|was|be|cost) (\d{2,5}) (?=\.|right|correct|true|yes|$)/.exec(text)
    : null;
  if (!bare && !after && claimed) return [{ dollars: Number(claimed[1]), at: claimed.index }];
  if (!bare && after) return [{ dollars: Number(after[1]), at: after.index }];
  return bare ? [{ dollars: Number(bare[1]), at: bare.index }] : [];
}

/** The figure is what the visitor can spend, not what he takes our price to be. */
export function isBudget(text: string): boolean {
  return hasCue(text, budgetCues);
}

export function isPremise(text: string): boolean {
  return hasCue(text, premiseCues);
}
