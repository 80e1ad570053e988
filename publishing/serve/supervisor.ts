import cluster, { type Worker } from 'node:cluster';
import { EventEmitter, once } from 'node:events';
import path from 'node:path';
import type { ContentHealth } from '#server/admin-host/content-health.ts';
import type { FromSupervisor, ToSupervisor } from '#server/admin-host/supervision.ts';

/** A tree whose server is to answer, and the build in it. */
export interface Served {
  folder: string;
  build?: string;
}

export interface Supervisor {
  /** Lets this tree's server answer; the one before finishes what it has begun. Fails if it does not start. */
  serve: (served: Served) => Promise<void>;
  tell: (health: ContentHealth) => void;
  /** Stops the server and gives its exit code. */
  stop: () => Promise<number>;
}

interface Options {
  environment: Readonly<Record<string, string | undefined>>;
  /** Staff may have published something. */
  changed: () => void;
  log: (message: string) => void;
  startMs?: number;
}

const usualStartMs = 120_000;
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

/**
 * Owns the listening socket, which servers share while one takes over from another: connections that wait in it belong to
 * whichever is there, so none is lost when the older one leaves.
 */
export function createSupervisor({ environment, changed, log, startMs = usualStartMs }: Options): Supervisor {
  let serving: { worker: Worker; served: Served } | undefined;
  let health: ContentHealth | undefined;
  let pauseMs = firstPauseMs;
  let stopping = false;
  // Servers accept by themselves: a connection passed on from here would cost each visitor a detour.
  cluster.schedulingPolicy = cluster.SCHED_NONE;

  function send(worker: Worker): void {
    if (health && worker.isConnected()) worker.send({ type: 'content', health } satisfies FromSupervisor);
  }

  /** Starts a server and waits until it answers. */
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
    });
    const limit = setTimeout(() => worker.process.kill('SIGKILL'), startMs);
    const outcome = await Promise.race([
      once(told, 'ready').then(() => 'ready' as const),
      once(worker, 'exit').then(() => 'ended' as const),
    ]);
    clearTimeout(limit);
    if (outcome === 'ended') throw new Error(`the server in ${folder} did not start`);
    send(worker);
    return worker;
  }

  function watch(worker: Worker, served: Served): void {
    worker.once('exit', (code, signal) => {
      if (stopping || serving?.worker !== worker) return;
      log(`The server ended by itself (${signal ?? code}) and is started again in ${pauseMs / 1000} s.`);
      setTimeout(() => serve(served).catch((error) => log(`${error}`)), pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    });
  }

  async function serve(served: Served): Promise<void> {
    const before = serving?.worker;
    const worker = await start(served);
    serving = { worker, served };
    watch(worker, served);
    // It takes no new connections, finishes what is under way and exits.
    if (before && !before.isDead()) before.process.kill('SIGTERM');
  }

  return {
    serve,
    tell(said) {
      health = said;
      if (serving) send(serving.worker);
    },
    async stop() {
      stopping = true;
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      const last = serving?.worker;
      await Promise.all(
        workers.map(async (worker) => {
          if (worker.isDead()) return;
          worker.process.kill('SIGTERM');
          await once(worker, 'exit');
        }),
      );
      return last?.process.exitCode ?? 1;
    },
  };
}
