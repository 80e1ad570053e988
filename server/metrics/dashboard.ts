import type { Dashboard, Panel } from '@grafana/schema';
import { metricNames } from './names.ts';

/** A curve: its Prometheus query and its legend. */
interface Curve {
  query: string;
  legend: string;
}

interface Graph {
  title: string;
  /** Grafana's unit: 'reqps', 's', 'bytes', 'short'. */
  unit: string;
  curves: readonly Curve[];
}

const { requests, requestSeconds, answers, ...gauges } = metricNames;
/** The Prometheus data source is selected on the dashboard. */
const datasource = { type: 'prometheus', uid: '$source' };
const rate = (name: string, by: string, labels = '') => `sum by (${by}) (rate(${name}${labels}[$__rate_interval]))`;
const slowest = (share: number) =>
  `histogram_quantile(${share}, ${rate(`${requestSeconds}_bucket`, 'le, route', '{route!="other"}')})`;

const graphs: readonly Graph[] = [
  {
    title: 'Requests by route',
    unit: 'reqps',
    curves: [{ query: rate(requests, 'route'), legend: '{{route}}' }],
  },
  {
    title: 'Responses other than 2xx and 3xx',
    unit: 'reqps',
    curves: [{ query: rate(requests, 'status', '{status!~"2..|3.."}'), legend: '{{status}}' }],
  },
  {
    title: '99th percentile of request time, by route',
    unit: 's',
    curves: [{ query: slowest(0.99), legend: '{{route}}' }],
  },
  {
    title: 'Median request time, by route',
    unit: 's',
    curves: [{ query: slowest(0.5), legend: '{{route}}' }],
  },
  {
    title: 'Assistant replies',
    unit: 'reqps',
    curves: [{ query: rate(answers, 'outcome, source, reading'), legend: '{{outcome}}, {{source}}, by {{reading}}' }],
  },
  {
    title: 'Queues',
    unit: 'short',
    curves: [
      { query: gauges.assistantWaiting, legend: 'questions and searches' },
      { query: gauges.outboxWaiting, legend: 'messages to deliver' },
      { query: gauges.outboxGivenUp, legend: 'messages given up' },
    ],
  },
  {
    title: 'Database and publishing',
    unit: 'short',
    curves: [
      { query: gauges.databaseUp, legend: 'database reachable' },
      { query: gauges.contentProblems, legend: 'records with a problem' },
      { query: gauges.contentFailed, legend: 'publishing failed' },
    ],
  },
  {
    title: 'Time since the last release',
    unit: 's',
    curves: [{ query: `time() - ${gauges.contentPublished}`, legend: '{{instance}}' }],
  },
  {
    title: 'Memory',
    unit: 'bytes',
    curves: [
      { query: 'process_resident_memory_bytes', legend: 'resident' },
      { query: 'nodejs_heap_size_used_bytes', legend: 'heap' },
    ],
  },
  {
    title: 'Event loop lag',
    unit: 's',
    curves: [
      { query: 'nodejs_eventloop_lag_p99_seconds', legend: '99th percentile' },
      { query: 'nodejs_eventloop_lag_p50_seconds', legend: 'median' },
    ],
  },
  {
    title: 'CPU',
    unit: 'percentunit',
    curves: [{ query: 'rate(process_cpu_seconds_total[$__rate_interval])', legend: '{{instance}}' }],
  },
  {
    title: 'Running versions',
    unit: 'short',
    curves: [{ query: `sum by (version) (${gauges.version})`, legend: '{{version}}' }],
  },
];

/** Two next to each other. */
const [width, height] = [12, 8];

function panel({ title, unit, curves }: Graph, index: number): Panel {
  return {
    id: index + 1,
    type: 'timeseries',
    title,
    datasource,
    gridPos: { x: (index % 2) * width, y: Math.floor(index / 2) * height, w: width, h: height },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    options: { legend: { displayMode: 'list', placement: 'bottom', showLegend: true }, tooltip: { mode: 'multi' } },
    targets: curves.map(({ query, legend }, curve) => ({
      refId: String.fromCharCode(65 + curve),
      datasource,
      expr: query,
      legendFormat: legend,
    })),
  };
}

/** For Grafana: `npm run dashboard` writes it to docs/grafana-dashboard.json. */
export const dashboard = {
  uid: 'website',
  title: 'Website',
  description: 'Requests, the assistant, messages, publishing and the process itself.',
  tags: ['website'],
  editable: true,
  schemaVersion: 41,
  refresh: '30s',
  time: { from: 'now-6h', to: 'now' },
  templating: { list: [{ name: 'source', label: 'Prometheus', type: 'datasource', query: 'prometheus' }] },
  panels: graphs.map(panel),
} satisfies Dashboard;
