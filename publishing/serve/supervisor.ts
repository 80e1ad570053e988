import cluster, { type Worker } from 'node:cluster';
import { EventEmitter, once } from 'node:events';
import path from 'node:path';
import type { ContentHealth } from '#server/admin-host/content-health.ts';
import type { SupervisorRequest } from '#server/admin-host/staff-request.ts';
import type { FromSupervisor, ToSupervisor } from '#server/admin-host/supervision.ts';

/** A tree whose server should run, and the build in it. */
export interface Served {
  folder: string;
  build?: string;
}

export interface Supervisor {
  /** Switches to this tree's server; the previous one finishes its requests. Fails if the new one doesn't start. */
  serve: (served: Served) => Promise<void>;
  reportHealth: (health: ContentHealth) => void;
  /** Stops the server and returns its exit code. */
  stop: () => Promise<number>;
}

interface Options {
  environment: Readonly<Record<string, string | undefined>>;
  /** Staff may have published something. */
  changed: () => void;
  /** Answers requests from the panel. */
  answer: (asked: SupervisorRequest) => Promise<unknown>;
  /** The server can't be restarted; whatever runs this process should know. */
  gaveUp: () => void;
  log: (message: string) => void;
  timeout?: Partial<typeof usualPatience>;
}

const usualPatience = {
  /** A server that doesn't respond by then has failed to start. */
  startMs: 120_000,
  /** A server that hasn't exited by then hangs: open requests take at most half as long. */
  endMs: 30_000,
  /** The first restart comes after this delay, each further one after twice the previous delay … */
  firstPauseMs: 1_000,
  /** … up to this. */
  maxPauseMs: 30_000,
  /** A server that has run this long was healthy, so the delays start over. */
  fineMs: 60_000,
  /** Restarts in a row before it gives up: about five minutes. */
  maxRestarts: 14,
};

/**
 * Owns the listening socket, which two servers share during a handover. Pending connections go to whichever is running,
 * so none is lost when the old one exits.
 */
export function createSupervisor({ environment, changed, answer, gaveUp, log, timeout }: Options): Supervisor {
  const { startMs, endMs, firstPauseMs, maxPauseMs, fineMs, maxRestarts } = { ...usualPatience, ...timeout };
  let serving: Worker | undefined;
  let health: ContentHealth | undefined;
  let restarts = 0;
  let restart: NodeJS.Timeout | undefined;
  let stopping = false;
  // Servers accept connections themselves; passing them on from here would slow down every visitor.
  cluster.schedulingPolicy = cluster.SCHED_NONE;

  function send(worker: Worker, message: FromSupervisor): void {
    if (worker.isConnected()) worker.send(message);
  }

  function sendHealth(worker: Worker): void {
    if (health) send(worker, { type: 'content', health });
  }

  async function answerTo(worker: Worker, request: number, asked: SupervisorRequest): Promise<void> {
    try {
      send(worker, { type: 'answer', request, answer: await answer(asked) });
    } catch (error) {
      send(worker, { type: 'answer', request, failed: error instanceof Error ? error.message : `${error}` });
    }
  }

  /** It accepts no new connections, finishes open requests and exits. */
  async function end(worker: Worker): Promise<void> {
    if (worker.isDead()) return;
    const ended = once(worker, 'exit');
    worker.process.kill('SIGTERM');
    const limit = setTimeout(() => worker.process.kill('SIGKILL'), endMs);
    await ended;
    clearTimeout(limit);
  }

  /** Starts a server and waits until it responds. */
  async function start({ folder, build }: Served): Promise<Worker> {
    cluster.setupPrimary({
      exec: path.join(folder, 'server/main.ts'),
      args: build ? [build] : [],
      cwd: folder,
      execArgv: [],
    });
    const worker = cluster.fork(environment);
    const told = new EventEmitter();
    worker.on('message', (message: ToSupervisor) => {
      if (message?.type === 'ready') told.emit('ready');
      else if (message?.type === 'content-changed') changed();
      else if (message?.type === 'ask') answerTo(worker, message.request, message.asked);
    });
    const limit = setTimeout(() => worker.process.kill('SIGKILL'), startMs);
    const outcome = await Promise.race([
      once(told, 'ready').then(() => 'ready' as const),
      once(worker, 'exit').then(() => 'ended' as const),
    ]);
    clearTimeout(limit);
    if (outcome === 'ended') throw new Error(`the server in ${folder} did not start`);
    sendHealth(worker);
    return worker;
  }

  /** Restarts this tree's server with increasing delays until it responds, another takes over, or it gives up. */
  function restartLater(served: Served): void {
    if (restarts === maxRestarts) {
      log(`The server couldn't be restarted in ${maxRestarts} attempts.`);
      gaveUp();
      return;
    }
    const pauseMs = Math.min(firstPauseMs * 2 ** restarts, maxPauseMs);
    restarts += 1;
    log(`Restarting the server in ${pauseMs / 1000} s.`);
    restart = setTimeout(async () => {
      const ended = serving;
      try {
        const worker = await start(served);
        if (stopping || serving !== ended) await end(worker);
        else handOver(worker, served);
      } catch (error) {
        log(`${error}`);
        if (!stopping && serving === ended) restartLater(served);
      }
    }, pauseMs);
  }

  function handOver(worker: Worker, served: Served): void {
    const before = serving;
    serving = worker;
    clearTimeout(restart);
    const fine = setTimeout(() => {
      restarts = 0;
    }, fineMs).unref();
    worker.once('exit', (code, signal) => {
      clearTimeout(fine);
      if (stopping || serving !== worker) return;
      log(`The server exited unexpectedly (${signal ?? code}).`);
      restartLater(served);
    });
    if (before) end(before);
  }

  async function serve(served: Served): Promise<void> {
    handOver(await start(served), served);
  }

  return {
    serve,
    reportHealth(said) {
      health = said;
      if (serving) sendHealth(serving);
    },
    async stop() {
      stopping = true;
      clearTimeout(restart);
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      const last = serving;
      await Promise.all(workers.map(end));
      return last?.process.exitCode ?? 1;
    },
  };
}
