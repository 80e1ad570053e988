import { install } from './install.mjs';
import { pinnedNode, run } from './run.mjs';

await install();
const { code } = await run(pinnedNode, ['scripts/checks/main.ts', ...process.argv.slice(2)]);
process.exit(code);
