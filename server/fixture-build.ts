import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeSearchFile } from './search/search-file.ts';

const root = path.resolve(import.meta.dirname, '..');

const paragraph = '<p>Kites are folded from one sheet of paper, lit from the top left.</p>'.repeat(40);
const page = (title: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title>` +
  `<link rel="modulepreload" href="/assets/entry-1a2b.js"/></head><body><h1>${title}</h1>${paragraph}` +
  `<script type="module" async="">window.title=${JSON.stringify(title)}</script></body></html>`;

/** 1,000 incompressible bytes. */
export const picture = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));

const clientFiles: Readonly<Record<string, string | Buffer>> = {
  'index.html': page('Home'),
  'about/index.html': page('About'),
  'about.data': '["about"]',
  'about.md': `# About\n\n${'Kites are folded from one sheet of paper. '.repeat(40)}\n`,
  'index.md': '# Home\n',
  'contact/index.html': page('Contact'),
  'services/index.html': page('Services'),
  'assets/entry-1a2b.js': `export const entry = [${'"kite",'.repeat(400)}];`,
  'assets/engine-worker-3c4d.js': 'postMessage("ready");',
  'drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'kite.png': picture,
  'robots.txt': 'User-agent: *\n',
};

/**
 * A small React Router build: /services shows its query or waits, /contact accepts a form, everything else is missing.
 */
const serverEntry = `
const setting = (request) => new URL(request.url).searchParams;
async function loader({ request }) {
  const wait = Number(setting(request).get('wait') ?? 0);
  if (wait) process.stdout.write('waiting\\n');
  if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
  if (!/^\\/(?:services|contact)/.test(new URL(request.url).pathname)) throw new Response(null, { status: 404 });
  return null;
}
async function action({ request }) {
  return (await request.formData()).get('name');
}
export const entry = { module: { default: (request, status, headers, context) => {
  headers.set('content-type', 'text/html; charset=utf-8');
  const said = Object.values(context.staticHandlerContext.actionData ?? {})[0] ?? setting(request).toString();
  const html = '<!DOCTYPE html><html><head><title>Rendered</title></head><body><main><h1>Rendered</h1><p>' + said +
    '</p></main><script>window.rendered=true</script></body></html>';
  return new Response(html, { status, headers });
} } };
const page = { default: () => null, loader };
export const routes = {
  root: { id: 'root', path: '', module: { default: () => null } },
  page: { id: 'page', parentId: 'root', path: '*', module: page },
  contact: { id: 'contact', parentId: 'root', path: 'contact', module: { ...page, action } },
};
export const assets = { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' };
export const publicPath = '/', assetsBuildDirectory = 'client', basename = '/', future = {}, ssr = true;
export const isSpaMode = false, prerender = [], routeDiscovery = { mode: 'initial' };
`;

export interface FixtureBuild {
  folder: string;
  remove: () => Promise<void>;
}

let shared: Promise<FixtureBuild> | undefined;

/**
 * Shared by all tests of a process that don't change it, because creating it takes as long as most of them. Deleted at
 * exit.
 */
export async function sharedFixtureBuild(): Promise<Pick<FixtureBuild, 'folder'>> {
  shared ??= makeFixtureBuild().then((build) => {
    process.once('exit', () => rmSync(build.folder, { recursive: true, force: true }));
    return build;
  });
  return shared;
}

/** A small finished build in a temporary folder, made by the real last step of the build. */
export async function makeFixtureBuild(): Promise<FixtureBuild> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-build-'));
  const files = Object.entries(clientFiles).map(([name, content]) => [`client/${name}`, content] as const);
  for (const [name, content] of [...files, ['server/index.js', serverEntry] as const]) {
    const location = path.join(folder, name);
    await mkdir(path.dirname(location), { recursive: true });
    await writeFile(location, content);
  }
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  await writeSearchFile(folder, [{ kind: 'page', title: 'About kites', path: '/about' }]);
  await promisify(execFile)(process.execPath, ['scripts/finish-build.ts', folder], { cwd: root });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
