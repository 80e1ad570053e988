/** Something in the facts or the content that a person has to mend, and where. */
export interface Finding {
  /** 'content/pages/home.ts:98', or the file alone. */
  where: string;
  reason: string;
}
