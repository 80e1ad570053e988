import type { QuantityKind } from './quantity-kind.ts';

/**
 * Units of packages beyond the usual ones in `quantities.ts`: for `limits: { photos: 20 }`, `photos: { singular:
 * 'photo', plural: 'photos', heading: 'Photos' }`.
 */
export const alsoCounted = {} as const satisfies Record<string, QuantityKind>;
