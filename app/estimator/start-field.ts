/** Names a starting point in the address of the estimate. */
export const startField = 'start';
