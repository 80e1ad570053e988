/** Runs a task at once and then at intervals, never twice at the same time. `stop` waits for the run in progress. */
export function repeatEvery(everyMs: number, task: () => Promise<void>): { stop: () => Promise<void> } {
  let running: Promise<void> | undefined;

  function run(): void {
    running ??= task().finally(() => {
      running = undefined;
    });
  }

  const timer = setInterval(run, everyMs);
  timer.unref();
  run();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
