import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';
import { stop } from './say.mjs';

/** Reads `.env` if it exists. Variables set in the shell take precedence. */
export function readEnvironmentFile() {
  const file = path.join(root, '.env');
  if (!existsSync(file)) return;
  if (!process.loadEnvFile) stop(`Node ${process.versions.node} cannot read .env files: install Node 20.12 or later.`);
  process.loadEnvFile(file);
}
