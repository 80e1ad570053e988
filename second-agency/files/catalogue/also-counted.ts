import type { QuantityKind } from '#catalogue/quantity-kind.ts';

export const alsoCounted = {
  hours: { singular: 'hour', plural: 'hours', heading: 'Hours' },
  photos: { singular: 'photo', plural: 'photos', heading: 'Photos' },
} as const satisfies Readonly<Record<string, QuantityKind>>;
