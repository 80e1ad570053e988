/** Something in the facts or the content that a person has to fix, and where. */
export interface Finding {
  /** 'content/pages/home.ts:98', or just the file. */
  where: string;
  reason: string;
}
