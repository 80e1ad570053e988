import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../scripts/run.mjs';
import { fetchDebianPackages } from './debian-packages.ts';
import { findTool, programRecord, toolsFolder } from './find-tool.ts';
import { type Tool, type ToolName, tools } from './tools.ts';

type Fetched = { program: string } | { problem: string };

const downloadMs = 300_000;

/** A tool's program file: found, or else downloaded into this clone. If neither works, says why. */
export async function getTool(name: ToolName): Promise<Fetched> {
  const found = await findTool(name);
  if (found) return { program: found };
  const problem = await fetchTool(name);
  const fetched = await findTool(name);
  return fetched ? { program: fetched } : { problem: problem ?? 'it is nowhere to be found' };
}

/** The same, but throws if it is missing. */
export async function ensureTool(name: ToolName): Promise<string> {
  const got = await getTool(name);
  if ('program' in got) return got.program;
  throw new Error(`${tools[name].name} is not here and can't be fetched (${got.problem}): ${tools[name].install}.`);
}

/** Tries each source in turn. An aborted download leaves nothing that counts as the tool. */
async function fetchTool(name: ToolName): Promise<string | undefined> {
  const tool: Tool = tools[name];
  const { debian } = tool;
  const folder = path.join(toolsFolder, name);
  const partial = `${folder}.partial`;
  const problems: string[] = [];
  const sources = [
    ...(tool.fromPlaywright ? [() => fetchFromPlaywright(partial)] : []),
    ...(debian ? [() => fetchDebianPackages(debian, partial)] : []),
  ];
  if (sources.length === 0) return 'tests download nothing so large';
  for (const fetchFrom of sources) {
    await rm(partial, { recursive: true, force: true });
    await mkdir(partial, { recursive: true });
    const fetched = await fetchFrom();
    const problem =
      'problem' in fetched ? fetched.problem : await problemWith(path.join(partial, fetched.program), tool);
    if ('program' in fetched && !problem) {
      await writeFile(path.join(partial, programRecord), fetched.program);
      await rm(folder, { recursive: true, force: true });
      await rename(partial, folder);
      return undefined;
    }
    problems.push(problem ?? '');
  }
  await rm(partial, { recursive: true, force: true });
  return problems.join('; ');
}

/** A browser without the libraries it needs doesn't count. On systems other than Linux they are part of it. */
async function problemWith(program: string, { versionFlag }: Tool): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined;
  const { code, output } = await run(program, [versionFlag], { capture: true });
  return code === 0 ? undefined : `it does not start: ${output.trim().split('\n')[0]}`;
}

async function fetchFromPlaywright(folder: string): Promise<Fetched> {
  const env = { ...process.env, PLAYWRIGHT_BROWSERS_PATH: folder };
  const node = (args: readonly string[]) => run(process.execPath, args, { env, capture: true, timeoutMs: downloadMs });
  const cli = path.resolve(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
  const { code } = await node([cli, 'install', '--no-shell', 'chromium']);
  if (code !== 0) return { problem: 'Playwright cannot download one' };
  const print =
    "const { chromium } = await import('@playwright/test'); process.stdout.write(chromium.executablePath())";
  const { output } = await node(['--input-type=module', '--eval', print]);
  return { program: path.relative(folder, output) };
}
