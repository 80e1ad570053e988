import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { locatePhotograph, maxPhotographBytes, photographTypes } from '#content/photograph.ts';
import { type PhotographInUse, photographsInUse } from '#content/photographs-in-use.ts';
import type { Finding } from './finding.ts';
import { locationOf, type TextFile } from './text-files.ts';

/** Narrower ones would be blurred at double density: the small square has 72 pixels, a column of text 680. */
const narrowest = { wide: 1000, small: 144 };
/** The resolution of a camera; beyond it the build would take minutes. */
const maxMegapixels = 60;
const maxAltLength = 200;

const named = photographTypes.map((type) => type.slice(1)).join(', ');

function altFaults(alt: string, file: string): string[] {
  const words = alt.trim();
  if (!words) return [`the photograph ${file} has no alt text: say what it shows`];
  if (words.length > maxAltLength) return [`the alt text of ${file} has more than ${maxAltLength} characters`];
  const isName = photographTypes.some((type) => words.toLowerCase().endsWith(type));
  return isName ? [`the alt text of ${file} is the name of a file: say what it shows`] : [];
}

async function sizeFaults(root: string, file: string, shown: PhotographInUse['shown']): Promise<string[]> {
  const { size } = await stat(path.join(root, file));
  if (size > maxPhotographBytes) return [`${file} has more than ${maxPhotographBytes / 1_000_000} MB`];
  const image = await sharp(path.join(root, file), { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!image) return [`${file} cannot be read as a picture`];
  const { width, height } = image.autoOrient;
  if (width * height > maxMegapixels * 1_000_000) return [`${file} has more than ${maxMegapixels} megapixels`];
  const least = narrowest[shown];
  return width < least ? [`${file} is ${width} pixels wide; here it needs ${least} or more`] : [];
}

/** Problems with a photograph's file. */
async function fileFaults(root: string, file: string, shown: PhotographInUse['shown']): Promise<string[]> {
  const { ext, base } = path.parse(file);
  if (!file.startsWith('content/')) return [`${file} is no file beside the text: put it into content/`];
  if (!photographTypes.includes(ext.toLowerCase()))
    return [`${file} is of a type that is not supported; these are: ${named}`];
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z]+$/.test(base))
    return [
      `${file}: its name may only have lower-case letters, digits and hyphens, since it becomes part of an address`,
    ];
  const isThere = await stat(path.join(root, file)).then(
    (found) => found.isFile(),
    () => false,
  );
  return isThere ? sizeFaults(root, file, shown) : [`there is no file ${file}`];
}

/** A post that is invalid, or about a service that is no longer sold, shows nothing but names its photographs. */
function isNamed(texts: readonly TextFile[], photograph: string): boolean {
  return texts.some(({ file, lines }) => {
    const name = path.posix.relative(path.posix.dirname(file), photograph);
    return lines.some((line) => line.includes(name));
  });
}

/** Unused photographs would still be published. */
async function unused(root: string, texts: readonly TextFile[], used: ReadonlySet<string>): Promise<Finding[]> {
  const names = await readdir(path.join(root, 'content'), { recursive: true });
  return names
    .filter((name) => photographTypes.includes(path.extname(name).toLowerCase()))
    .map((name) => path.posix.join('content', name.split(path.sep).join('/')))
    .filter((file) => !used.has(file) && !isNamed(texts, file))
    .map((file) => ({ where: file, reason: 'no text shows this photograph: name it in one, or delete it' }));
}

/** All problems with photographs: in the texts that use them, with the line, and in their files. */
export async function checkPhotographs(
  texts: readonly TextFile[],
  inUse: readonly PhotographInUse[] = photographsInUse(),
  root = '.',
): Promise<Finding[]> {
  const found = await Promise.all(
    inUse.map(async ({ namedIn, photograph, shown }) => {
      const { file, alt } = locatePhotograph(namedIn, photograph);
      const reasons = [...altFaults(alt, photograph.file), ...(await fileFaults(root, file, shown))];
      return reasons.map((reason) => ({ where: locationOf(texts, namedIn, photograph.file), reason }));
    }),
  );
  const used = new Set(inUse.map(({ namedIn, photograph }) => locatePhotograph(namedIn, photograph).file));
  return [...found.flat(), ...(await unused(root, texts, used))];
}
