import { glob } from 'node:fs/promises';

/** Packages, what was built, and texts for visitors. */
const notDocuments = [
  '**/node_modules',
  '.*',
  'build',
  'data',
  'admin/public',
  'content/posts',
  'knowledge/entries',
  'second-agency/files',
];
/** What a build, a training run or the staff leave there. */
const notInRepository =
  /^(?:admin\/(?:\.env|data|public)|src\/(?:api|components)|public|releases|build|build-cache|data|base|work|model|skills|photographs|content\/photographs)\//;

/** Every document for those who work on the site or run it. */
export async function documents(): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob('**/*.md', { exclude: notDocuments })) files.push(file.replaceAll('\\', '/'));
  return files.sort();
}

/** The text under a heading of the second level. */
export function section(text: string, heading: string): string {
  return text.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
}

/** What the first column of a table names. */
export function namesIn(text: string): string[] {
  const firstCells = text.split('\n').flatMap((line) => /^\| ([^|]*`[^|]+) \|/.exec(line)?.slice(1) ?? []);
  return firstCells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

export function withoutBlocks(text: string): string {
  return text.replaceAll(/^```[\s\S]*?^```$/gm, '');
}

function withoutCode(text: string): string {
  return withoutBlocks(text).replaceAll(/`[^`\n]*`/g, '');
}

/** Where links and pictures lead within the repository. */
export function linksIn(text: string): string[] {
  const targets = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^[a-z]+:/.test(target));
}

/** The names by which headings are linked to. */
export function anchorsIn(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.toLowerCase());
  return headings.map((heading) => heading.replaceAll(/[^a-z0-9 -]/g, '').replaceAll(' ', '-'));
}

function codeIn(text: string): string[] {
  return [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

/** Files and folders it names: with a slash, and an ending or a slash at the end. */
export function pathsIn(text: string): string[] {
  return codeIn(text).filter(
    (code) => /^[a-z][\w.-]*\/(?:[\w.-]+\/)*(?:[\w.-]+\.[a-z]+)?$/.test(code) && !notInRepository.test(code),
  );
}

/** The commands of npm it names: the name of a benchmark or an evaluation included, other arguments not. */
export function commandsIn(text: string): string[] {
  const commands = text.matchAll(/\bnpm (?:start|test|run (?:-s )?(?<name>[a-z][\w:-]*)(?<rest> -- [a-z][a-z-]*)?)/g);
  return [...commands].map(({ 0: command, groups: { name, rest = '' } = {} }) =>
    name ? `npm run ${name}${rest}` : command,
  );
}
