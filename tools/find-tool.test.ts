import { afterEach, expect, test, vi } from 'vitest';
import { findTool, placesOf, requireTool, toolsFolder } from './find-tool.ts';
import { type ToolName, tools } from './tools.ts';

const names = Object.keys(tools) as ToolName[];

afterEach(() => vi.unstubAllEnvs());

test.each(names)('with FETCH_TEST_TOOLS, it looks for %s in this clone only', async (name) => {
  vi.stubEnv('FETCH_TEST_TOOLS', '1');
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  vi.stubEnv('FIREFOX_PATH', process.execPath);
  for (const place of await placesOf(name)) expect(place.startsWith(toolsFolder)).toBe(true);
});

test("a variable with the program's path wins, and other places are not tried", async () => {
  vi.stubEnv('FETCH_TEST_TOOLS', '');
  vi.stubEnv('STEP_TOOLS', 'chromium');
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(await findTool('chromium')).toBe(process.execPath);
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  await expect(requireTool('chromium')).rejects.toThrow('Chromium is not here: install Chromium or Chrome');
});

test('PATH is searched in order', async () => {
  vi.stubEnv('FETCH_TEST_TOOLS', '');
  vi.stubEnv('PATH', ['/first', '/second'].join(process.platform === 'win32' ? ';' : ':'));
  const places = (await placesOf('openssl')).map((place) => place.replaceAll('\\', '/'));
  expect(places.slice(0, 2)).toEqual(['/first/openssl', '/second/openssl']);
});

test('a step cannot use a tool it does not list', async () => {
  vi.stubEnv('STEP_TOOLS', 'postgres,openssl');
  await expect(findTool('chromium')).rejects.toThrow('name it among its needs in scripts/checks/steps.ts');
  await expect(findTool('openssl')).resolves.not.toThrow();
});

test('a program counts only with its required library', async () => {
  vi.stubEnv('FETCH_TEST_TOOLS', '');
  vi.stubEnv('STEP_TOOLS', 'torch');
  vi.stubEnv('PYTHON_PATH', process.execPath);
  expect(await findTool('torch')).toBeUndefined();
});
