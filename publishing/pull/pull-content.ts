import path from 'node:path';
import type { AdminHost } from '#server/admin-host/admin-host.ts';
import {
  type Content,
  mapTypes,
  type PicturedType,
  type Problem,
  picturedTypes,
  type StoredRecord,
} from '../content/content.ts';
import { photographFiles, picturedRecords } from '../pictures/photographs.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { type Upload, upload } from '../pictures/upload.ts';
import { type FetchedTypes, fetchRecords, fetchTime } from './fetch-records.ts';
import { picturesIn, withoutPicture } from './post-text.ts';
import { type ReadContent, readRecords } from './read-records.ts';

export interface PullOptions {
  host: AdminHost;
  pictures: PictureStore;
  /** The site's current content. */
  live: Content;
  signal?: AbortSignal;
}

export interface Pulled extends ReadContent {
  /** It contains everything published by then, by the admin host's clock. */
  readAt: string;
}

function uploadsIn(fetched: FetchedTypes): Upload[] {
  return picturedTypes.flatMap((type) =>
    fetched[type].records.flatMap(({ record }) => {
      const { picture, body } = record as { picture?: unknown; body?: unknown };
      const { data } = upload.safeParse(picture);
      return [...(data ? [data] : []), ...(type === 'post' && typeof body === 'string' ? picturesIn(body) : [])];
    }),
  );
}

function withoutBodyPicture({ value, ...kept }: Content['post'][number], name: string): Content['post'][number] {
  return { ...kept, value: { ...value, body: withoutPicture(value.body, name) } };
}

/** A picture that isn't available affects only that picture: its record keeps the previous one, or has none. */
function withoutFailed({ content, problems }: ReadContent, failed: ReadonlyMap<string, string>, live: Content) {
  const found: Problem[] = [];
  const list = (type: PicturedType) =>
    picturedRecords(content, type).map((kept): StoredRecord => {
      const { photograph, ...rest } = kept.value;
      const reason = photograph && failed.get(path.posix.basename(photograph.file));
      if (!reason) return kept;
      found.push({ type, record: kept.key, reason: `its photograph is not shown: ${reason}` });
      const earlier = picturedRecords(live, type).find(
        ({ id, key }) => (kept.id && id === kept.id) || key === kept.key,
      );
      const before = earlier?.value.photograph;
      return { ...kept, value: before && before.file !== photograph.file ? { ...rest, photograph: before } : rest };
    });
  const lists = new Map<string, readonly StoredRecord[]>(picturedTypes.map((type) => [type, list(type)]));
  const posts = (lists.get('post') as Content['post']).map((kept) => {
    const missing = [...failed].filter(([name]) => kept.value.body.includes(`/${name}`));
    for (const [, reason] of missing)
      found.push({ type: 'post', record: kept.key, reason: `a picture in its text is not shown: ${reason}` });
    return missing.reduce((post, [name]) => withoutBodyPicture(post, name), kept);
  });
  lists.set('post', posts);
  return { content: mapTypes((type) => lists.get(type) ?? content[type]), problems: [...problems, ...found] };
}

/** Everything staff have published, with its pictures; or an error, and the site stays as it is. */
export async function pullContent({ host, pictures, live, signal }: PullOptions): Promise<Pulled> {
  const readAt = await fetchTime(host);
  const fetched = await fetchRecords(host);
  const failed = await pictures.fetch(uploadsIn(fetched), signal);
  const read = withoutFailed(readRecords(fetched, live), failed, live);
  const shown = [...photographFiles(read.content), ...photographFiles(live)];
  await pictures.keepOnly(new Set(shown.map((file) => path.posix.basename(file))));
  return { ...read, readAt };
}
