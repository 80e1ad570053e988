import type { Page } from '@playwright/test';

/** An event of a browser trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  cat: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time of the thread itself, unaffected by other processes. */
  tdur?: number;
  args: Record<string, unknown> & { data?: Record<string, unknown> };
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading', 'blink.user_timing', 'v8'];

/** Records a trace while a task runs. */
export async function recordTrace(page: Page, work: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordAsMuchAsPossible', includedCategories: categories },
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
}

export interface MainThread {
  /** All work on the page's main thread, in milliseconds of CPU time. */
  cpuMs: number;
  scriptMs: number;
  styleMs: number;
  layoutMs: number;
  paintMs: number;
  longestAfterPaintMs: number;
  /**
   * How long a phone four times as slow would be blocked: the sum of 4 × CPU − 50 ms over the tasks after first paint.
   */
  blockingMs: number;
  tasksOver12: number;
  firstPaintMs: number;
}

const kinds: Readonly<Record<'scriptMs' | 'styleMs' | 'layoutMs' | 'paintMs', ReadonlySet<string>>> = {
  scriptMs: new Set([
    'EvaluateScript',
    'v8.evaluateModule',
    'v8.compile',
    'v8.compileModule',
    'FunctionCall',
    'TimerFire',
    'FireIdleCallback',
    'FireAnimationFrame',
    'EventDispatch',
    'RunMicrotasks',
    'MinorGC',
    'MajorGC',
    'V8.GCScavenger',
  ]),
  styleMs: new Set(['UpdateLayoutTree', 'ParseAuthorStyleSheet', 'RecalculateStyles']),
  layoutMs: new Set(['Layout']),
  paintMs: new Set(['PrePaint', 'Paint', 'Layerize', 'Commit', 'UpdateLayer']),
};

/** Summarizes the main thread's work for the page with this URL. */
export function readMainThread(events: readonly TraceEvent[], address: string): MainThread {
  const commit = events.find(({ name, args }) => name === 'CommitLoad' && args.data?.url === address);
  const start = events.findLast(
    ({ name, pid, ts }) => name === 'navigationStart' && pid === commit?.pid && ts <= commit.ts,
  );
  if (!commit || !start) throw new Error(`The trace has no start of ${address}`);
  const own = events.filter(({ pid, ts }) => pid === start.pid && ts >= start.ts);
  const firstPaint = own.find(({ name, ts }) => name === 'firstContentfulPaint' && ts > commit.ts);
  if (!firstPaint) throw new Error(`${address} was never painted`);
  const tasks = own.filter(({ name, tid, ph }) => name === 'RunTask' && tid === commit.tid && ph === 'X');
  const cpu = ({ tdur = 0 }: TraceEvent) => tdur / 1000;
  const sum = (list: readonly TraceEvent[]) => list.reduce((total, event) => total + cpu(event), 0);
  const after = tasks.filter(({ ts }) => ts > firstPaint.ts).map(cpu);
  const inKind = Object.fromEntries(
    Object.entries(kinds).map(([kind, names]) => [
      kind,
      sum(outermost(own.filter(({ name, tid }) => tid === commit.tid && names.has(name)))),
    ]),
  ) as Pick<MainThread, keyof typeof kinds>;
  return {
    cpuMs: sum(tasks),
    ...inKind,
    longestAfterPaintMs: Math.max(0, ...after),
    blockingMs: after.reduce((total, ms) => total + Math.max(0, 4 * ms - 50), 0),
    tasksOver12: after.filter((ms) => ms > 12).length,
    firstPaintMs: (firstPaint.ts - start.ts) / 1000,
  };
}

/** Without nested tasks, so that nothing is counted twice. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return [...events]
    .filter(({ ph }) => ph === 'X')
    .sort((a, b) => a.ts - b.ts)
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}
