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

/** What a message does to one line of the order under discussion. The order is that of the head at each line. */
export const lineActs = ['none', 'drop', 'tier', 'replace', 'times', 'asked'] as const;
export type LineAct = (typeof lineActs)[number];

/** What a message in the middle of an order asks; 'policy' is any matter that an entry answers. */
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
] as const;
export type Asked = (typeof asks)[number];
