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
