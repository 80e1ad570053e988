/** What a package's limit counts. */
export interface QuantityKind {
  singular: string;
  plural: string;
  /** Row heading in a comparison table. */
  heading: string;
  /** The amount is a maximum of money, not a count. */
  money?: true;
}
