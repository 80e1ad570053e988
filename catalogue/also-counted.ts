import type { QuantityKind } from './quantity-kind.ts';

/**
 * What packages count that is not among the usual kinds of `quantities.ts`: for `limits: { photos: 20 }`
 * `photos: { singular: 'photo', plural: 'photos', heading: 'Photos' }`.
 */
export const alsoCounted = {} as const satisfies Record<string, QuantityKind>;
