import { glob } from 'node:fs/promises';

/** Folders without documents: packages, build output, and texts for visitors. */
const notDocuments = [
  '**/node_modules',
  '.*',
  'build',
  'test-results',
  'data',
  'admin/public',
  'content/posts',
  'knowledge/entries',
  'second-agency/files',
];
/** Folders that a build, a training run or staff write to. */
const notInRepository =
  /^(?:admin\/(?:\.env|data|public)|src\/(?:api|components)|public|releases|build|build-cache|data|base|work|model|skills|photographs|content\/photographs)\//;

/** Every document for developers and operators. */
export async function documents(): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob('**/*.md', { exclude: notDocuments })) files.push(file.replaceAll('\\', '/'));
  return files.sort();
}

/** The text below a second-level heading. */
export function section(text: string, heading: string): string {
  return text.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
}

/** The names in the first column of a table. */
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

/** Targets of links and pictures within the repository. */
export function linksIn(text: string): string[] {
  const targets = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^[a-z]+:/.test(target));
}

/** The anchors of headings. */
export function anchorsIn(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.toLowerCase());
  return headings.map((heading) => heading.replaceAll(/[^a-z0-9 -]/g, '').replaceAll(' ', '-'));
}

function codeIn(text: string): string[] {
  return [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

/** Files and folders it mentions: with a slash, and an extension or a trailing slash. */
export function pathsIn(text: string): string[] {
  return codeIn(text).filter(
    (code) => /^[a-z][\w.-]*\/(?:[\w.-]+\/)*(?:[\w.-]+\.[a-z]+)?$/.test(code) && !notInRepository.test(code),
  );
}

/** The npm commands it mentions, including the name of a benchmark or an evaluation but no other arguments. */
export function commandsIn(text: string): string[] {
  const commands = text.matchAll(/\bnpm (?:start|test|run (?:-s )?(?<name>[a-z][\w:-]*)(?<rest> -- [a-z][a-z-]*)?)/g);
  return [...commands].map(({ 0: command, groups: { name, rest = '' } = {} }) =>
    name ? `npm run ${name}${rest}` : command,
  );
}
