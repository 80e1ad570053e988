import { cp, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteFolders } from '../scripts/site-folders.mjs';
import { type Edit, edits, removed } from './edits.ts';
import { writePhotographs } from './photographs.ts';

const folders = [...siteFolders, 'scripts', 'second-agency', 'sweeps', 'tools'];
const files = ['package.json', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts'];
/** Large, and the same for every agency. */
const linked = ['node_modules', 'training'];
/** What need not be made or fetched twice. */
const shared = ['.cache/photographs', '.cache/tools'];

async function filesBelow(place: string): Promise<string[]> {
  if ((await stat(place)).isFile()) return [place];
  const found = await readdir(place, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && /\.(?:ts|md)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

async function change(file: string, make: (text: string) => string): Promise<boolean> {
  const text = await readFile(file, 'utf8');
  const changed = make(text);
  if (changed !== text) await writeFile(file, changed);
  return changed !== text;
}

async function apply({ in: places, find, put }: Edit, target: string): Promise<void> {
  const touched = await Promise.all(
    places.map(async (place) => {
      const found = await filesBelow(path.join(target, place));
      return Promise.all(found.map((file) => change(file, (text) => text.replace(find, put))));
    }),
  );
  if (!touched.flat().includes(true)) throw new Error(`Nothing holds ${find}: mend second-agency/edits.ts`);
}

/** A copy of the project as its second owner would leave it: files put in, removed and edited, nothing else. */
export async function prepareSecondAgency(target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const kept = (source: string) => !/\.test\.tsx?$/.test(source);
  await Promise.all([
    ...folders.map((folder) => cp(folder, path.join(target, folder), { recursive: true, filter: kept }).catch(absent)),
    ...files.map((file) => cp(file, path.join(target, file))),
    ...linked.map((name) => symlink(path.resolve(name), path.join(target, name), 'junction')),
  ]);
  for (const folder of shared) {
    await mkdir(folder, { recursive: true });
    await mkdir(path.dirname(path.join(target, folder)), { recursive: true });
    await symlink(path.resolve(folder), path.join(target, folder), 'junction');
  }
  await Promise.all(removed.map((place) => rm(path.join(target, place), { recursive: true, force: true })));
  for (const edit of edits) await apply(edit, target);
  await cp('second-agency/files', target, { recursive: true });
  await writePhotographs(path.join(target, 'content'));
}

/** Not every project has a folder of public files. */
function absent(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
