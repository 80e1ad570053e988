import { serverFlags } from '../server/node-flags.mjs';
import { buildIfChanged, checkSettings } from './build.mjs';
import { readEnvironmentFile } from './environment-file.mjs';
import { install } from './install.mjs';
import { pinnedNode, run } from './run.mjs';

readEnvironmentFile();
await install();
await checkSettings();
await buildIfChanged();
// With an admin host the server has a supervisor, which publishes what staff publish there.
const main = process.env.ADMIN_GRAPHQL_URL ? 'publishing/main.ts' : 'server/main.ts';
const { code } = await run(pinnedNode, [...serverFlags, main], { env: { ...process.env, NODE_ENV: 'production' } });
process.exit(code);
