import { buildIfChanged, checkSettings } from './build.mjs';
import { readEnvironmentFile } from './environment-file.mjs';
import { install } from './install.mjs';
import { pinnedNode, run } from './run.mjs';

readEnvironmentFile();
await install();
await checkSettings();
await buildIfChanged();
const { code } = await run(pinnedNode, ['server/main.ts'], { env: { ...process.env, NODE_ENV: 'production' } });
process.exit(code);
