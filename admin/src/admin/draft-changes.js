const changed = 'panel:draft-changed';

/** Reports that something next to the form has changed what the site would do with it. */
export function notifyDraftChange() {
  window.dispatchEvent(new Event(changed));
}

/** Listens for such changes until the returned function is called. */
export function onDraftChange(act) {
  window.addEventListener(changed, act);
  return () => window.removeEventListener(changed, act);
}
