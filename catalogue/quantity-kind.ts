/** What a limit of a package counts. */
export interface QuantityKind {
  singular: string;
  plural: string;
  /** Heading of the row in a comparison table. */
  heading: string;
  /** The amount is a ceiling of money, not a count. */
  money?: true;
}
