/** Caches an asynchronous result for a short time. */
export function cacheFor<Result>(
  work: () => Promise<Result>,
  momentMs: number,
  now = () => performance.now(),
): () => Promise<Result> {
  let known: { until: number; result: Promise<Result> } | undefined;
  return () => {
    const time = now();
    if (!known || time >= known.until) known = { until: time + momentMs, result: work() };
    return known.result;
  };
}
