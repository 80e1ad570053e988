/** Why the admin host rejected a request, in its own words if it gives a reason. */
export function problemOf(error) {
  return error.response?.data?.error?.message ?? 'The site doesn’t respond.';
}
