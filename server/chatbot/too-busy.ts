/** More ask the assistant than it can answer before they stop waiting. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
}
