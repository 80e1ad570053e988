/** The next task. By a message, not a timer: it comes at once, and isn't delayed in a background tab. */
export function nextTask(): Promise<unknown> {
  return new Promise((next) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = next;
    port2.postMessage(null);
  });
}
