export interface DebounceOptions {
  /** The quiet period before it runs. */
  quietMs: number;
  /** The maximum delay. */
  maxMs: number;
}

/** Runs a function once for many calls in quick succession, and once more for those that arrive while it runs. */
export function debounce(work: () => Promise<void>, { quietMs, maxMs }: DebounceOptions) {
  let timer: NodeJS.Timeout | undefined;
  let first: number | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;

  function run(): void {
    timer = undefined;
    first = undefined;
    running = work().finally(() => {
      running = undefined;
      if (first !== undefined) wait();
    });
  }

  function wait(): void {
    if (stopped || running) return;
    clearTimeout(timer);
    const waited = performance.now() - (first ?? performance.now());
    timer = setTimeout(run, Math.max(0, Math.min(quietMs, maxMs - waited)));
  }

  return {
    call(): void {
      first ??= performance.now();
      wait();
    },
    /** Accepts no more calls and returns the run in progress. */
    stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      return running ?? Promise.resolve();
    },
  };
}
