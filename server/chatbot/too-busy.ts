/** The assistant has more questions than it can answer before clients time out. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
}
