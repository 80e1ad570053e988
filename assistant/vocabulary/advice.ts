import { cues } from '../text/cues.ts';

/** A word to be explained, whatever else the message names: 'what does DA mean in your link prices'. */
export const asksDefinition = cues(
  '(does|do|is) * (mean|stand for)',
  'meaning',
  'means (what|exactly|\\.)',
  'stands? for',
  'definition',
  'explain~',
  'in (simple|plain|easy|normal|layman~) (words|terms|english|language)',
  'difference in meaning',
  'for (dummies|beginners)',
  'like i am 5',
  'what (is|are) (it|that|this|they|those)( good)?( for)?',
  'what for',
);

/** Why, whether, what good it does, whether it is normal: to be explained or advised on, not priced. */
export const asksAdvice = cues(
  'what (is|are|does|do) (a |an |the )?[^ ]+( [^ ]+)?( [^ ]+)? (mean|do|for|used for|about)',
  '(why|how come)',
  'can (i|we|you) (still )?(rank|succeed|survive|do) ** without',
  'ideal \\.',
  'serif or',
  'worth (it|the|doing|having|my|bother~)',
  'benefits?',
  'advantages?',
  'how (does|do|is|are|can|should) * (work|works|help|done|improve|choose|protect~|matter|pick|decide)',
  'what is the (point|purpose|use|difference)',
  '(any|the) (point|use) (in|of|to|\\.)',
  'purpose',
  'tips?',
  'best practices?',
  'do i (really |even |still )?need',
  'should (i|we|my|our|a|an|the|it|they)',
  '(is|are) (it|this|that|they) (better|good|bad|ok|okay|safe|normal|true)',
  '(is|are) ** (normal|bad|harmful|risky|dangerous|dead|outdated|obsolete|important|necessary|secure|a (thing|myth|must)|the same|different|still (used|relevant|important|okay|worth)|too (many|slow|long|short|big))',
  '(do|does|can|could|will) ** (hurt|harm|matter|still (work|help|count)|affect|damage|make sense)',
  'normal \\.',
  'what happened',
  'how (do|can|will) (i|we) (know|see|tell|measure|check|choose|decide)',
  '(how many|how long|how often|how big) * (should|in an?)',
  'which is better',
  'what should i',
  'pros and cons',
  '(rgb|cmyk|jpe?g|png|svg|vector|raster|gif|webp) (or|versus)',
  'what (exactly |actually |really |even |precisely |on earth )?(is|are)',
);

/** Questions about money all the same: 'why is SEO Basic $300'. */
export const asksPriceOutright =
  / (?:how much|prices?|pricing|costs?|charges?|fees?|rates?|tariffs?|estimate|bucks|dollars|number|quote for|packages?|cheapest|total|per month|discount) /;

/** Asked of the world, not of us: 'can Google read my React site'. */
export const asksOfTheWorld =
  /^ (?:is|are|do|does|can|will|did|how do|how can|how to|why)(?!.* (?:you|pric\S*|your|yours|kitefold|get|buy|order|includ\S*|packages?|much|need|want|have|order|cheap\S*|deliver\S*|possible|available|quicker|faster) )/;

/** How long a thing is to be, not how long it takes. */
export const asksLength = / how (?:long|short) (?:should|must|can|may|ought) .* be /;
