/** Why the admin host refused something, in its own words where it has some. */
export function problemOf(error) {
  return error.response?.data?.error?.message ?? 'The site does not answer.';
}
