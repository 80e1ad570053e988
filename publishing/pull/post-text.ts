import path from 'node:path';
import { photographOf } from '../pictures/photographs.ts';
import { pictureTypes, type Upload } from '../pictures/upload.ts';

/** A picture as the panel's editor writes it. Its URL contains the admin host as the author's browser reached it. */
const picture = /!\[([^\]\n]*)\]\((?:https?:\/\/[^/)\s]+)?(\/uploads\/[^)\s"]+)(?: "([^"\n]*)")?\)/g;

function uploadOf(alt: string, url: string, caption: string | undefined): Upload {
  const ending = path.extname(url).slice(1).toLowerCase().replace('jpeg', 'jpg');
  const [mime = `a .${ending} file`] = Object.entries(pictureTypes).find(([, type]) => type.ending === ending) ?? [];
  return { name: path.basename(url), url, mime, alternativeText: alt, caption };
}

/** The uploads in a post's text. */
export function picturesIn(body: string): Upload[] {
  return Array.from(body.matchAll(picture), ([, alt = '', url = '', caption]) => uploadOf(alt, url, caption));
}

/** A picture is a paragraph of its own, with its copy next to the file. */
function paragraphOf(upload: Upload): string {
  const { file, alt, caption } = photographOf('post', upload);
  return `\n\n![${alt}](${file}${caption ? ` "${caption}"` : ''})\n\n`;
}

/**
 * Converts the output of the panel's editor to a post's Markdown: underlined text is emphasized, and headings get
 * levels a post may have.
 */
export function fromEditor(body: string): string {
  return body
    .replaceAll(picture, (_, alt: string, url: string, caption?: string) => paragraphOf(uploadOf(alt, url, caption)))
    .replaceAll(/<u>([^<]*)<\/u>/gi, (_, words: string) => (words.trim() ? `*${words.trim()}*` : ''))
    .replaceAll(/^#(?= )/gm, '##')
    .replaceAll(/^#{4,6}(?= )/gm, '###')
    .replaceAll(/\n{3,}/g, '\n\n');
}

/** The text without the picture whose copy has this name. */
export function withoutPicture(body: string, name: string): string {
  const paragraphs = body.split('\n\n');
  return paragraphs.filter((paragraph) => !(paragraph.startsWith('![') && paragraph.includes(`/${name}`))).join('\n\n');
}
