/** What the states of a quote are called. */
export const states = { open: 'Open', accepted: 'Accepted', expired: 'Expired', withdrawn: 'Withdrawn' };
