/** A path without the slashes at its end, in one pass: a pattern would begin anew at each of thousands of slashes. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
