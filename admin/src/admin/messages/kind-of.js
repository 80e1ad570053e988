/** What is more than a message: a talk that was handed over, a quote that was accepted. */
export function kindOf({ kind }) {
  return kind === 'Message' ? '' : kind;
}
