export interface GatherOptions {
  /** How long it has to be quiet. */
  quietMs: number;
  /** It is never put off for longer than this. */
  mostMs: number;
}

/** Runs something once for many calls that come close together, and once more for those that come while it runs. */
export function gather(work: () => Promise<void>, { quietMs, mostMs }: GatherOptions) {
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
    timer = setTimeout(run, Math.max(0, Math.min(quietMs, mostMs - waited)));
  }

  return {
    call(): void {
      first ??= performance.now();
      wait();
    },
    /** Takes no more calls and gives what is under way. */
    stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      return running ?? Promise.resolve();
    },
  };
}
