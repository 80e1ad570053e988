/**
 * How Node runs the server. By itself it lets short-lived objects fill 130 MB in each of the server's two threads before it
 * clears them away; a fraction of that is as fast and leaves the machine some 150 MB.
 */
export const serverFlags = ['--max-semi-space-size=8'];
