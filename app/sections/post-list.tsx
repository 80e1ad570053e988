import type { PostSummary } from '#content/post-summary.ts';
import { CreaseSheet } from '../brand/crease-sheet.tsx';
import type { Picture } from '../photographs/picture.ts';
import { PictureFrame } from '../photographs/picture-frame.tsx';
import { PackagePicture } from './package-picture.tsx';
import type { PostCover } from './post-cover.ts';
import { PostFacts } from './post-facts.tsx';
import styles from './post-list.module.css';
import { TagLinks } from './tag-links.tsx';

export type PostCard = PostSummary & {
  picture?: Picture;
  cover?: PostCover | undefined;
  /** Shown with the first post of a list, if there is room. */
  sections?: readonly { path: string; title: string }[];
};

const coverSizes = '(min-width: 1376px) 411px, (min-width: 1080px) 33vw, (min-width: 700px) 50vw, 100vw';
const leadSizes = '(min-width: 1376px) 845px, (min-width: 1080px) 66vw, (min-width: 700px) 50vw, 100vw';

/** The first screen shows no more of a list; laying out all of it takes a slow phone 0.1 s. */
const shownAtOnce = 2;

interface Props {
  posts: readonly PostCard[];
  /** If the list has its own heading, its titles are one level lower. */
  titleLevel?: 2 | 3;
  /** The first post is full width, with its cover next to it. */
  withLead?: boolean;
}

export function PostList({ posts, titleLevel = 2, withLead = false }: Props) {
  const Title = titleLevel === 2 ? 'h2' : 'h3';
  return (
    <ul className={`${styles.list} ${withLead ? styles.withLead : ''}`}>
      {posts.map((post, index) => (
        <li key={post.path} className={styles.post} data-later={index < shownAtOnce ? undefined : ''}>
          <div className={styles.cover}>
            {post.picture ? (
              <PictureFrame
                picture={post.picture}
                sizes={withLead && index === 0 ? leadSizes : coverSizes}
                eager={withLead && index === 0}
              />
            ) : post.cover ? (
              <PackagePicture {...post.cover} />
            ) : (
              <CreaseSheet name={post.path} />
            )}
          </div>
          <div className={styles.text}>
            <PostFacts post={post} />
            <Title className={styles.title}>
              <a href={post.path}>{post.title}</a>
            </Title>
            <p>{post.description}</p>
            {post.sections && <Sections sections={post.sections} />}
            <div className={styles.tags}>
              <TagLinks tags={post.tags} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Sections({ sections }: Required<Pick<PostCard, 'sections'>>) {
  return (
    <ul className={styles.sections} aria-label="In this post">
      {sections.map(({ path, title }) => (
        <li key={path}>
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
