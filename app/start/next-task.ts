/** The next task. By a message, not a timer: it comes at once, and isn't delayed in a background tab. */
export function nextTask(): Promise<unknown> {
  return new Promise((next) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = next;
    port2.postMessage(null);
  });
}

/** A page that is never idle proceeds after this. */
const timeoutMs = 1000;

/** The next idle moment; in browsers without idle callbacks, the next task. */
export function nextIdleTask(): Promise<unknown> {
  if (!('requestIdleCallback' in window)) return nextTask();
  return new Promise((next) => requestIdleCallback(next, { timeout: timeoutMs }));
}
