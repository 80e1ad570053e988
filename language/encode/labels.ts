/** What a message is, told apart by the encoder's first head. The order is that of its outputs. */
export const kinds = ['entry', 'catalogue', 'place', 'refused', 'not-offered', 'off-topic', 'steering'] as const;
export type Kind = (typeof kinds)[number];

/** What a message wants to know of a service; several may be wanted at once. The order is that of the second head. */
export const wants = [
  'price',
  'time',
  'inclusions',
  'offered',
  'comparison',
  'fit',
  'link',
  'total',
  'premise',
] as const;
export type Want = (typeof wants)[number];

/**
 * What a part of a message does to one line of the order under discussion. The order is that of the head at each line.
 * 'set' says a line anew that was understood wrongly, 'split' changes some of several alike, 'restore' brings back what was
 * taken out.
 */
export const lineActs = ['none', 'drop', 'tier', 'replace', 'times', 'asked', 'set', 'split', 'restore'] as const;
export type LineAct = (typeof lineActs)[number];

/** What a word names: nothing, something that is meant, or something only spoken of. The order is that of the head at each word. */
export const roles = ['nothing', 'meant', 'aside'] as const;
export type Role = (typeof roles)[number];

/**
 * What a word says of an order: which package ('the 800 one'), how often, how much of something, for how many months, or
 * what may be spent. 'spoken' is a number or a package that says nothing of it. The order is that of the head at each word.
 */
export const values = ['nothing', 'tier', 'times', 'amount', 'months', 'budget', 'spoken'] as const;
export type Said = (typeof values)[number];

/**
 * What a part of a message asks. 'policy' is any matter that an entry answers, 'holds' whether something is in a package or
 * possible with it, 'which' the right package for a need, 'elsewhere' a service that is not ordered, 'trouble' help with an
 * order that exists, 'complaint' nothing but that the last reply missed.
 */
export const asks = [
  'none',
  'total',
  'time',
  'contents',
  'price',
  'compare',
  'budget',
  'policy',
  'elsewhere',
  'smalltalk',
  'haggle',
  'other',
  'holds',
  'which',
  'order',
  'complaint',
  'trouble',
] as const;
export type Asked = (typeof asks)[number];
