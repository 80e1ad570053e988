import { readEnvironmentFile } from './environment-file.mjs';
import { install } from './install.mjs';
import { runTool } from './run.mjs';

readEnvironmentFile();
await install();
const host = process.env.HOST || '127.0.0.1';
const port = process.env.PORT || '3000';
const { code } = await runTool('react-router', ['dev', '--host', host, '--port', port]);
process.exit(code);
