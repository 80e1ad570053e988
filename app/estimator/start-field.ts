/** The query parameter of a starting point. */
export const startField = 'start';
