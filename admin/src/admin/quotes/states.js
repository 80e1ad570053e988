/** Labels of a quote's states. */
export const states = { open: 'Open', accepted: 'Accepted', expired: 'Expired', withdrawn: 'Withdrawn' };

/** Colours of their badges, if not the default grey. */
export const colours = {
  open: { backgroundColor: 'secondary100', textColor: 'secondary700' },
  accepted: { backgroundColor: 'success100', textColor: 'success700' },
};
