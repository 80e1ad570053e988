/**
 * Runs a task once the page has loaded and the browser is idle, so that it never competes with the first paint. Returns
 * a function that cancels the task or, once it has run, undoes it.
 */
export function whenIdle(work: () => undefined | (() => void)): () => void {
  let undo: undefined | (() => void);
  let cancelled = false;

  function run() {
    if (!cancelled) undo = work();
  }
  function schedule() {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3000 });
    else setTimeout(run, 300);
  }

  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });

  return () => {
    cancelled = true;
    window.removeEventListener('load', schedule);
    undo?.();
  };
}
