import { existsSync } from 'node:fs';
import path from 'node:path';
import { run, runTool } from './run.mjs';
import { stop } from './say.mjs';

/** The first has no window to draw, which spares tests a quarter of their time. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const macApplications = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const windowsApplications = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((variable) =>
  path.join(process.env[variable] ?? '', 'Google/Chrome/Application/chrome.exe'),
);

/** A browser that is there already: the one named, an installed one, or one that Playwright fetched earlier. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : stop(`CHROMIUM_PATH names ${named}, but there is no such file.`);
  const { chromium } = await import('@playwright/test');
  const candidates = [...inPath(commands), ...macApplications, ...windowsApplications, chromium.executablePath()];
  return candidates.find((file) => existsSync(file));
}

/** An installed Firefox, or the one named. */
export function findFirefox() {
  const named = process.env.FIREFOX_PATH;
  if (named) return existsSync(named) ? named : stop(`FIREFOX_PATH names ${named}, but there is no such file.`);
  const mac = '/Applications/Firefox.app/Contents/MacOS/firefox';
  return [...inPath(['firefox-esr', 'firefox']), mac].find((file) => existsSync(file));
}

/** @param {readonly string[]} names */
function inPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** Finds a browser or gets one: from Playwright, else from the system's packages. */
export async function findOrInstallBrowser() {
  const present = await findBrowser();
  if (present) return present;
  console.log('No Chromium or Chrome found: fetching one …');
  await runTool('playwright', ['install', 'chromium'], { capture: true, timeoutMs: 300_000 });
  const fetched = await findBrowser();
  if (fetched) return fetched;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env, capture: true });
    // Older systems have no browser without a window.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (await findBrowser()) break;
      const names = [name, 'fonts-liberation'];
      await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], { env, capture: true });
    }
  }
  return (
    (await findBrowser()) ??
    stop('No browser for the tests: install Chromium or Chrome, or set CHROMIUM_PATH to its program file.')
  );
}
