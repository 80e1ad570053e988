/** The kinds of messages (intents), in the order of the first head's outputs. */
export const kinds = ['entry', 'catalogue', 'place', 'refused', 'not-offered', 'off-topic', 'steering'] as const;
export type Kind = (typeof kinds)[number];

/** What a message wants to know about a service; several are possible. In the order of the second head. */
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
 * The acts of a segment on an order line, in the order of the head for lines: no change, remove it, change its package
 * ('tier'), replace it, change its quantity ('times'), only ask about it, restate a misunderstood line ('set'), change
 * some of several identical ones ('split'), bring it back ('restore').
 */
export const lineActs = ['none', 'drop', 'tier', 'replace', 'times', 'asked', 'set', 'split', 'restore'] as const;
export type LineAct = (typeof lineActs)[number];

/** What a word names: nothing, something wanted, or something only mentioned. In the order of the head at each word. */
export const roleLabels = ['nothing', 'meant', 'aside'] as const;
export type RoleLabel = (typeof roleLabels)[number];

/**
 * What a word says about an order: which package ('the 800 one'), how many, how much of something, for how many months,
 * or a budget. 'spoken' is a number or a package that changes nothing in the order. In the order of the head at each
 * word.
 */
export const slotLabels = ['nothing', 'tier', 'times', 'amount', 'months', 'budget', 'spoken'] as const;
export type SlotLabel = (typeof slotLabels)[number];

/**
 * The request of a segment. 'policy' is anything an entry answers, 'holds' whether something is in a package or
 * possible with it, 'which' the right package for a need, 'elsewhere' a service that isn't in the order, 'trouble' help
 * with an existing order, 'complaint' only that the last reply was wrong.
 */
export const requestTypes = [
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
export type RequestType = (typeof requestTypes)[number];
