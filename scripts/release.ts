import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cutRelease } from './release/cut-release.ts';

/**
 * Cuts a release from CHANGELOG.md: `npm run release -- 1.4.0`. 'Unreleased' becomes that version; the number is
 * written to package.json and its lock file, and everything is committed and tagged. Nothing is pushed.
 */
const [version = ''] = process.argv.slice(2);
const files = ['CHANGELOG.md', 'package.json', 'package-lock.json'] as const;
const [changelog, project, lock] = await Promise.all(files.map((file) => readFile(file, 'utf8')));
const { version: current } = JSON.parse(project ?? '');

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' });
}

function stop(problem: string): never {
  console.error(problem);
  process.exit(1);
}

/** Only the number changes; the rest of the file stays as it is. */
function withVersion(json = '', times = 1): string {
  let left = times;
  return json.replaceAll(`"version": "${current}"`, (found) => (left-- > 0 ? `"version": "${version}"` : found));
}

const today = new Date().toISOString().slice(0, 10);
const cut = cutRelease(changelog ?? '', current, version, today);
if (!cut.ok) stop(cut.problem);
if (git('status', '--porcelain')) stop('There are changes that are not committed: commit or undo them first.');
if (git('tag', '--list', `v${version}`)) stop(`There is a tag v${version} already.`);
await writeFile('CHANGELOG.md', cut.release.changelog);
await writeFile('package.json', withVersion(project));
// The lock file contains the project's version twice, before any package.
await writeFile('package-lock.json', withVersion(lock, 2));
git('add', ...files);
git('commit', '--quiet', '--message', `Release ${version}`);
git('tag', '--annotate', `v${version}`, '--cleanup=verbatim', '--message', `${version}\n\n${cut.release.notes}\n`);
console.log(`Version ${version} is cut, as a commit and the tag v${version}. To publish it: git push --follow-tags`);
