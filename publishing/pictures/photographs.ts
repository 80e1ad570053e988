import path from 'node:path';
import { postFile } from '#content/load-posts.ts';
import { parseMarkdown } from '#content/markdown.ts';
import { locatePhotograph, type Photograph, textFiles } from '#content/photograph.ts';
import {
  type Content,
  type PicturedType,
  picturedTypes,
  type RecordTypes,
  type StoredRecord,
} from '../content/content.ts';
import { copyName, type Upload } from './upload.ts';

/** Where copies of uploads are in a tree. */
const copiesFolder = 'content/photographs';

/** The file that references a record's photograph. */
const namedIn: { [Type in PicturedType]: (value: RecordTypes[Type]) => string } = {
  post: postFile,
  'portfolio-piece': () => textFiles.portfolio,
  testimonial: () => textFiles.testimonials,
  'about-page': () => textFiles.about,
};

/** The photograph of an upload for a record of this type. The content checks require its alternative text. */
export function photographOf(type: PicturedType, upload: Upload): Photograph {
  const text = type === 'post' ? postFile({ slug: 'any' }) : namedIn[type]({} as never);
  const oneLine = (words: string | null | undefined) => (words ?? '').replaceAll(/\s+/g, ' ').trim();
  const caption = oneLine(upload.caption);
  return {
    file: path.posix.relative(path.posix.dirname(text), `${copiesFolder}/${copyName(upload)}`),
    alt: oneLine(upload.alternativeText),
    ...(caption ? { caption } : {}),
  };
}

type Pictured = StoredRecord<{ photograph?: Photograph }>;

export function picturedRecords(content: Content, type: PicturedType): readonly Pictured[] {
  return content[type];
}

function inText(body: string): Photograph[] {
  try {
    return parseMarkdown(body).flatMap((block) => (block.kind === 'photograph' ? [block.photograph] : []));
  } catch {
    // Problems with a post are reported by the content checks.
    return [];
  }
}

/** Every photograph the content uses, relative to the project's root. */
export function photographFiles(content: Content): string[] {
  const leading = picturedTypes.flatMap((type) =>
    picturedRecords(content, type).flatMap(({ value }) =>
      value.photograph ? [locatePhotograph(namedIn[type](value as never), value.photograph)] : [],
    ),
  );
  const within = content.post.flatMap(({ value }) =>
    inText(value.body).map((photograph) => locatePhotograph(postFile(value), photograph)),
  );
  return [...new Set([...leading, ...within].map(({ file }) => file))];
}
