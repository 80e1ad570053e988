/** Id of the strip of notices, and key of what a visitor has closed. */
export const noticesId = 'notices';
