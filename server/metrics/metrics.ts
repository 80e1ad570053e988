import type { Gauge, Registry } from 'prom-client';
import type { Answer } from '#assistant/contract.ts';
import type { ThreadedAssistant } from '../chatbot/threaded-assistant.ts';
import type { Health } from '../health.ts';
import type { RequestEntry } from '../request-log.ts';
import { metricNames } from './names.ts';
import { processGauges } from './process-gauges.ts';
import type { RouteOf } from './route-of.ts';

export interface Metrics {
  request: (entry: CountedRequest) => void;
  answered: (answer: Answer) => void;
  /** All metrics in Prometheus's text format. */
  text: () => Promise<string>;
  contentType: string;
}

interface Options {
  routeOf: RouteOf;
  version: string;
  assistant: Pick<ThreadedAssistant, 'mode' | 'waiting'>;
  health: () => Promise<Health>;
}

/** Buckets from a built page to a question that waits in the queue. */
const seconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
/** Requests are counted in batches: one by one, between two pages, each costs eight times as much. */
const batchSize = 500;

type CountedRequest = Pick<RequestEntry, 'method' | 'path' | 'status' | 'ms'>;

/** Counts requests and work. The library is loaded only if metrics are on. */
export async function createMetrics({ routeOf, version, assistant, health }: Options): Promise<Metrics> {
  const { Registry, Counter, Gauge, Histogram } = await import('prom-client');
  const register = new Registry();
  const registers = [register];
  const requests = new Counter({
    registers,
    name: metricNames.requests,
    help: 'Requests answered, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
  });
  const duration = new Histogram({
    registers,
    name: metricNames.requestSeconds,
    help: 'Seconds until the answer to a request was there, by route.',
    labelNames: ['route'],
    buckets: seconds,
  });
  const answers = new Counter({
    registers,
    name: metricNames.answers,
    help: 'Replies of the assistant, by outcome and by how the question was read.',
    labelNames: ['outcome', 'source', 'reading'],
  });
  new Gauge({ registers, name: metricNames.version, help: 'The version that runs.', labelNames: ['version'] }).set(
    { version },
    1,
  );
  new Gauge({
    registers,
    name: metricNames.assistantWaiting,
    help: 'Questions and searches that wait for the assistant.',
    collect() {
      this.set(assistant.waiting());
    },
  });
  const watchProcess = processGauges({ Counter, Gauge }, register);
  const watchHealth = healthGauges(Gauge, register);
  let batch: CountedRequest[] = [];
  const countBatch = () => {
    for (const { method, path, status, ms } of batch) {
      const route = routeOf(path);
      requests.inc({ route, method: methods.has(method) ? method : 'other', status });
      duration.observe({ route }, ms / 1000);
    }
    batch = [];
  };

  return {
    request(entry) {
      if (batch.push(entry) >= batchSize) countBatch();
    },
    answered(answer) {
      const source = 'match' in answer ? answer.match.source : 'none';
      answers.inc({ outcome: 'match' in answer ? 'answered' : 'unanswered', source, reading: assistant.mode() });
    },
    async text() {
      countBatch();
      watchProcess();
      watchHealth(await health());
      return register.metrics();
    },
    contentType: register.contentType,
  };
}

/** Values at the time of a scrape, of parts that can be down. */
function healthGauges(GaugeClass: typeof Gauge, register: Registry): (health: Health) => void {
  const gauge = (name: string, help: string) => new GaugeClass({ registers: [register], name, help });
  const database = gauge(metricNames.databaseUp, 'Whether messages can be stored: 1 or 0.');
  const waiting = gauge(metricNames.outboxWaiting, 'Messages that wait to be passed on.');
  const replacedSlots = gauge(metricNames.outboxGivenUp, 'Messages that could not be passed on at all.');
  const problems = gauge(metricNames.contentProblems, 'Records of the panel that are shown as they were before.');
  const failed = gauge(metricNames.contentFailed, 'Whether the last attempt to publish failed: 1 or 0.');
  const published = gauge(metricNames.contentPublished, 'When what is served was published, in seconds since 1970.');
  return (health) => {
    database.set(health.database === 'ok' ? 1 : 0);
    waiting.set(health.waiting ?? 0);
    replacedSlots.set(health.replacedSlots ?? 0);
    problems.set(health.content?.problems.length ?? 0);
    failed.set(health.content?.failed === undefined ? 0 : 1);
    const at = Date.parse(health.content?.publishedAt ?? '');
    if (!Number.isNaN(at)) published.set(at / 1000);
  };
}
