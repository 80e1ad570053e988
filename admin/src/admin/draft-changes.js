/** An event that parts of the panel send each other: how to send it, and how to listen until the returned function is called. */
function signal(name) {
  return [
    () => window.dispatchEvent(new Event(name)),
    (act) => {
      window.addEventListener(name, act);
      return () => window.removeEventListener(name, act);
    },
  ];
}

/** Something next to the form has changed what the site would do with it. */
export const [notifyDraftChange, onDraftChange] = signal('panel:draft-changed');

/** Something was set for a time, or no longer is. */
export const [notifyScheduleChange, onScheduleChange] = signal('panel:schedule-changed');
