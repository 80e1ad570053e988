/**
 * Exits with one line that a person can act on.
 * @param {string} problem
 * @returns {never}
 */
export function stop(problem) {
  console.error(problem);
  process.exit(1);
}
