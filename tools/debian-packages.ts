import { existsSync, globSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../scripts/run.mjs';
import type { DebianPackages } from './tools.ts';

type Outcome = Awaited<ReturnType<typeof run>>;

/** The C library must match the machine's loader; every Debian machine has it. */
const fromTheMachine = ['libc6'];
const downloadMs = 300_000;

/** The packages' own fonts, so that text has the same width on every machine. */
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">usr/share/fonts</dir>
  <include prefix="relative" ignore_missing="yes">usr/share/fontconfig/conf.avail</include>
</fontconfig>
`;

/**
 * Downloads packages with all their dependencies and unpacks them into a folder. Nothing is installed: it needs no
 * permissions, changes nothing on the machine and uses only its C library.
 * @returns the program's file, relative to the folder, or what went wrong
 */
export async function fetchDebianPackages(
  { packages, leftOut, programs }: DebianPackages,
  folder: string,
): Promise<{ program: string } | { problem: string }> {
  if (!existsSync('/usr/bin/apt-get')) return { problem: 'this machine has no apt-get' };
  updatedLists ??= updateLists(path.join(path.dirname(folder), 'debian-lists'));
  const lists = await updatedLists;
  const state = path.join(folder, 'apt');
  const architecture = (await run('dpkg', ['--print-architecture'], { capture: true })).output.trim();
  const present = [...fromTheMachine, ...leftOut].map((name) => statusEntry(name, architecture));
  await mkdir(path.join(state, 'archives/partial'), { recursive: true });
  await writeFile(path.join(state, 'status'), present.join('\n'));
  const downloaded = await aptGet(state, lists.folder, ['install', '--yes', '--download-only', ...packages]);
  if (downloaded.code !== 0) return { problem: lists.problem ?? reasonIn(downloaded) ?? 'apt-get failed' };
  for (const name of await readdir(path.join(state, 'archives'))) {
    if (!name.endsWith('.deb')) continue;
    const unpacked = await run('dpkg-deb', ['--extract', path.join(state, 'archives', name), folder], {
      capture: true,
    });
    if (unpacked.code !== 0) return { problem: `${name} can't be unpacked: ${unpacked.output.trim()}` };
  }
  await rm(state, { recursive: true });
  await writeFile(path.join(folder, 'fonts.conf'), fontSettings);
  return writeStarters(programs, folder);
}

/** The current package lists; tools that are downloaded in parallel share them. */
let updatedLists: Promise<{ folder: string; problem: string | undefined }> | undefined;

async function updateLists(folder: string): Promise<{ folder: string; problem: string | undefined }> {
  await mkdir(path.join(folder, 'partial'), { recursive: true });
  return { folder, problem: reasonIn(await aptGet(folder, folder, ['update'])) };
}

/** An entry of dpkg's status file: apt treats the package as installed, in any version. */
function statusEntry(name: string, architecture: string): string {
  const fields = { Package: name, Status: 'install ok installed', Version: '999', Architecture: architecture };
  const lines = Object.entries({ ...fields, 'Multi-Arch': 'same', Maintainer: 'nobody', Description: 'present' });
  return lines.map(([field, value]) => `${field}: ${value}\n`).join('');
}

/** The machine's package sources, with separate lists, downloads and installation state. */
function aptGet(state: string, lists: string, args: readonly string[]): Promise<Outcome> {
  const settings = {
    'Dir::State': state,
    'Dir::State::Lists': lists,
    'Dir::State::status': path.join(state, 'status'),
    'Dir::Cache': state,
    'Dir::Cache::archives': path.join(state, 'archives'),
    'Debug::NoLocking': 'true',
    'APT::Install-Recommends': 'false',
    // Another user couldn't write to this folder.
    'APT::Sandbox::User': '',
    'Acquire::Languages': 'none',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  return run('apt-get', [...options, ...args], {
    capture: true,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
    timeoutMs: downloadMs,
  });
}

function reasonIn({ output }: Outcome): string | undefined {
  return output
    .split('\n')
    .find((line) => line.startsWith('E: '))
    ?.slice(3);
}

/** Scripts that start the programs with the libraries and fonts of their folder, wherever that folder is. */
async function writeStarters(
  programs: DebianPackages['programs'],
  folder: string,
): Promise<{ program: string } | { problem: string }> {
  const libraries = globSync('{lib,usr/lib}/**/*.so*', { cwd: folder }).map((file) => path.dirname(file));
  const libraryPath = [...new Set(libraries)].map((library) => `$folder/${library}`).join(':');
  await mkdir(path.join(folder, 'programs'));
  for (const [command, pattern] of Object.entries(programs)) {
    const [program] = globSync(pattern, { cwd: folder });
    if (!program) return { problem: `the packages hold no ${pattern}` };
    const lines = [
      '#!/bin/sh',
      'folder=$(dirname "$(dirname "$(readlink -f "$0")")")',
      `export LD_LIBRARY_PATH="${libraryPath}" FONTCONFIG_FILE="$folder/fonts.conf"`,
      `exec "$folder/${program}" "$@"`,
    ];
    await writeFile(path.join(folder, 'programs', command), `${lines.join('\n')}\n`, { mode: 0o755 });
  }
  const [first = ''] = Object.keys(programs);
  return { program: `programs/${first}` };
}
