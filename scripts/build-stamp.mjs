import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';
import { siteFolders } from './site-folders.mjs';

const sourceFolders = [...siteFolders, 'training/model'];
const sourceFiles = [
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'scripts/build.mjs',
  'scripts/write-site-files.ts',
  'scripts/finish-build.ts',
  'scripts/bundle-inline.ts',
  'scripts/extract-hydration-data.ts',
  'scripts/write-search.ts',
];

/** Variables whose values end up in the built pages. */
export const buildVariables = [
  'SITE_URL',
  'ORDER_APP_URL',
  'ANALYTICS_WEB_URL',
  'ANALYTICS_RECORDING_URL',
  'ANALYTICS_SECOND_URL',
  'LEAD_RETENTION_DAYS',
  'CHAT_LOG',
  'CHAT_LOG_DAYS',
  'ANALYTICS_WEB_ATTRIBUTES',
  'ANALYTICS_RECORDING_ATTRIBUTES',
  'ANALYTICS_SECOND_ATTRIBUTES',
];

/**
 * A hash over everything a build depends on. It covers contents, not modification times: a fresh checkout or a switched
 * branch must neither rebuild needlessly nor keep a stale build.
 * @param {readonly string[]} [furtherFolders] what a build depends on besides the site's own sources
 */
export async function buildStamp(furtherFolders = []) {
  const folders = [...sourceFolders, ...furtherFolders];
  const files = [...(await Promise.all(folders.map(filesBelow))).flat(), ...sourceFiles].sort();
  // Folders are listed, too; they have no content of their own.
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, file)).catch(() => '')));
  const hash = createHash('sha256');
  for (const name of buildVariables) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  files.forEach((file, index) => {
    hash.update(`${file}\n`).update(
      createHash('sha256')
        .update(contents[index] ?? '')
        .digest(),
    );
  });
  return hash.digest('hex');
}

/** @param {string} folder */
async function filesBelow(folder) {
  const names = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
  return names.filter((name) => !/\.test\.tsx?$/.test(name)).map((name) => path.join(folder, name));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(await buildStamp());
