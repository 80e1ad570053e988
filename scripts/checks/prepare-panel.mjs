import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { buildPanel, installHost, writeIcon, writeSeed } from '../admin-host.mjs';

const [seedFile = ''] = process.argv.slice(2);
await installHost();
await buildPanel();
await writeIcon();
await mkdir(path.dirname(seedFile), { recursive: true });
await writeSeed(seedFile);
