import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Tool, type ToolName, tools } from './tools.ts';

/** Where downloaded tools are stored, each in a folder of its name. */
export const toolsFolder = path.resolve(import.meta.dirname, '../.cache/tools');

/** The file in a tool's folder that contains the path of its program. Written last, when the download is complete. */
export const programRecord = 'program';

/** With FETCH_TEST_TOOLS set, installed programs are ignored: only downloads in this clone count. */
function ignoresTheMachine(): boolean {
  return Boolean(process.env.FETCH_TEST_TOOLS);
}

/** The program files to try, in this order; the only place that knows where tools are. */
export async function placesOf(name: ToolName): Promise<string[]> {
  const tool: Tool = tools[name];
  const own = fetchedPlace(name);
  if (ignoresTheMachine()) return own;
  const named = tool.setting ? process.env[tool.setting] : undefined;
  if (named) return [named];
  return [...inPath(tool.commands), ...installed(tool.elsewhere ?? []), ...own, ...(await fromPlaywright(tool))];
}

/** The tool's program file, if it is on the machine or in this clone. */
export async function findTool(name: ToolName): Promise<string | undefined> {
  if (!mayUse(name)) {
    throw new Error(`This step uses ${tools[name].name}: name it among its needs in scripts/checks/steps.ts`);
  }
  return (await placesOf(name)).find((file) => existsSync(file) && isWhole(file, tools[name]));
}

function isWhole(file: string, { proof }: Tool): boolean {
  return !proof || spawnSync(file, proof).status === 0;
}

/** The same, but throws if it is missing. */
export async function requireTool(name: ToolName): Promise<string> {
  const found = await findTool(name);
  if (!found) throw new Error(`${tools[name].name} is not here: ${tools[name].install}.`);
  return found;
}

/** A step of the checks may use only the tools it declares; tests run by hand may use any. */
function mayUse(name: ToolName): boolean {
  const named = process.env.STEP_TOOLS;
  return named === undefined || named.split(',').includes(name);
}

function fetchedPlace(name: ToolName): string[] {
  const folder = path.join(toolsFolder, name);
  const record = path.join(folder, programRecord);
  return existsSync(record) ? [path.join(folder, readFileSync(record, 'utf8'))] : [];
}

function inPath(commands: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return commands.flatMap((command) => folders.map((folder) => path.join(folder, command)));
}

/** Files outside `PATH`, newest version first. */
function installed(patterns: readonly string[]): string[] {
  const newestFirst = (left: string, right: string) => right.localeCompare(left, 'en', { numeric: true });
  return patterns.flatMap((pattern) => (pattern.includes('*') ? globSync(pattern).toSorted(newestFirst) : [pattern]));
}

/** Where `npx playwright install` puts browsers for all projects of a user. */
async function fromPlaywright(tool: Tool): Promise<string[]> {
  if (!tool.fromPlaywright) return [];
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath()];
}
