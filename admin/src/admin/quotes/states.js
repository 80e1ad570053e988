/** What the states of a quote are called. */
export const states = { open: 'Open', accepted: 'Accepted', expired: 'Expired', withdrawn: 'Withdrawn' };

/** Of their marks, where it is not the usual grey. */
export const colours = {
  open: { backgroundColor: 'secondary100', textColor: 'secondary700' },
  accepted: { backgroundColor: 'success100', textColor: 'success700' },
};
