import { cp, link, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { photographTypes } from '#content/photograph.ts';
import type { Content } from '../content/content.ts';
import { photographFiles } from '../pictures/photographs.ts';
import type { DataFile } from './data-file.ts';
import { dataFiles, dataFolders } from './data-files.ts';
import { topicTitles } from './topic-titles.ts';

/** What a copy needs besides the source folders, to build and start them. */
const otherFiles = [
  'public',
  'scripts',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];
/** Large files that are only read, never run. */
const linked = ['node_modules', 'training/data'];
const modelFolder = 'training/model';
/** Model files that a release computes anew. */
const ownVectors = /-vectors\.bin$/;

/** The code is copied, so that a release is unaffected when the repository is updated. */
async function copiedFrom(root: string): Promise<string[]> {
  const { imports } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const folders = Object.keys(imports).map((name) => name.slice(1, -'/*'.length));
  return [...folders, ...otherFiles];
}

function absent(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

async function copyModel(from: string, to: string, vectorsFrom: string): Promise<void> {
  await mkdir(path.join(to, modelFolder), { recursive: true });
  const names = await readdir(path.join(from, modelFolder));
  await Promise.all(
    names.map(async (name) => {
      const target = path.join(to, modelFolder, name);
      const source = path.join(from, modelFolder, name);
      if (ownVectors.test(name)) return cp(path.join(vectorsFrom, modelFolder, name), target);
      // Megabytes that never change: hard links, if on the same disk.
      return link(source, target).catch(() => cp(source, target));
    }),
  );
}

export interface DataOptions {
  /** The repository's root. */
  from: string;
  to: string;
  content: Content;
  /** The folder with copies of uploaded pictures. */
  pictures: string;
}

export interface TreeOptions extends DataOptions {
  /** The tree whose vectors are closest to the new ones: the previous release. */
  vectorsFrom?: string;
}

async function writeData(to: string, files: readonly DataFile[]): Promise<void> {
  for (const folder of dataFolders) {
    await rm(path.join(to, folder), { recursive: true, force: true });
    await mkdir(path.join(to, folder), { recursive: true });
  }
  await Promise.all(files.map(({ file, text }) => writeFile(path.join(to, file), text)));
}

const isPhotograph = (name: string) => photographTypes.includes(path.extname(name).toLowerCase());

/** Copies only the pictures that the content uses, from the repository or from uploads. */
async function placePhotographs({ from, to, content, pictures }: DataOptions): Promise<void> {
  const present = await readdir(path.join(to, 'content'), { recursive: true });
  await Promise.all(present.filter(isPhotograph).map((name) => rm(path.join(to, 'content', name))));
  const shown = photographFiles(content).filter((file) => file.startsWith('content/') && isPhotograph(file));
  for (const file of shown) {
    const target = path.join(to, file);
    const copy = path.join(pictures, path.basename(file));
    await mkdir(path.dirname(target), { recursive: true });
    // Missing ones are reported by the content checks.
    await cp(path.join(from, file), target)
      .catch(() => link(copy, target))
      .catch(() => cp(copy, target))
      .catch(absent);
  }
}

/** Rewrites the data of a tree; its code stays. */
export async function writeDataFiles(options: DataOptions): Promise<DataFile[]> {
  const files = dataFiles(options.content, await topicTitles(options.from));
  await writeData(options.to, files);
  await placePhotographs(options);
  return files;
}

/** A copy of the project with this content. */
export async function writeTree({ vectorsFrom, ...options }: TreeOptions): Promise<DataFile[]> {
  const { from, to } = options;
  await rm(to, { recursive: true, force: true });
  await mkdir(path.join(to, 'training'), { recursive: true });
  const kept = (source: string) => !/\.test\.tsx?$/.test(source);
  const training = (await readdir(path.join(from, 'training'))).filter((name) => /\.(?:ts|json)$/.test(name));
  await Promise.all([
    ...[...(await copiedFrom(from)), ...training.map((name) => `training/${name}`)].map((name) =>
      cp(path.join(from, name), path.join(to, name), { recursive: true, filter: kept }).catch(absent),
    ),
    ...linked.map((name) => symlink(path.join(from, name), path.join(to, name), 'junction')),
    copyModel(from, to, vectorsFrom ?? from),
  ]);
  return writeDataFiles(options);
}
