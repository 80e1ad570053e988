import { writeFile } from 'node:fs/promises';
import { dashboard } from '#server/metrics/dashboard.ts';

/** Writes the dashboard as a file that Grafana can import. */
await writeFile('docs/grafana-dashboard.json', `${JSON.stringify(dashboard, null, 2)}\n`);
