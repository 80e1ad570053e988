import { writeFile } from 'node:fs/promises';
import { dashboard } from '#server/metrics/dashboard.ts';

/** The dashboard as a file that Grafana imports. */
await writeFile('docs/grafana-dashboard.json', `${JSON.stringify(dashboard, null, 2)}\n`);
