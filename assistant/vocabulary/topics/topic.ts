/** A matter of policy, ordering, contact or company that has one right answer. */
export interface Topic {
  id: string;
  /** The question in plain words, as the reply's heading. */
  question: string;
  asked: RegExp;
  /** Where the same words mean something else. */
  unless?: RegExp;
  /** Figures and addresses are references, as everywhere. */
  answer: string;
  suggestions?: readonly string[];
}
