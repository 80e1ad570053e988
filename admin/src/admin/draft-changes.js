const changed = 'panel:draft-changed';

/** Something beside the form has changed what the site would make of it. */
export function announceChange() {
  window.dispatchEvent(new Event(changed));
}

/** Hears of it until the returned function is called. */
export function hearChanges(act) {
  window.addEventListener(changed, act);
  return () => window.removeEventListener(changed, act);
}
