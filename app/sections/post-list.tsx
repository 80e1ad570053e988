import type { PostSummary } from '#content/post-summary.ts';
import { CreaseSheet } from '../brand/crease-sheet.tsx';
import { PostFacts } from './post-facts.tsx';
import styles from './post-list.module.css';
import { TagLinks } from './tag-links.tsx';

interface Props {
  posts: readonly PostSummary[];
  /** Where the list stands under a heading of its own, its titles are one level lower. */
  titleLevel?: 2 | 3;
  /** The first post spans the width, with its cover beside it. */
  withLead?: boolean;
}

export function PostList({ posts, titleLevel = 2, withLead = false }: Props) {
  const Title = titleLevel === 2 ? 'h2' : 'h3';
  return (
    <ul className={`${styles.list} ${withLead ? styles.withLead : ''}`}>
      {posts.map((post) => (
        <li key={post.path} className={styles.post}>
          <div className={styles.cover}>
            <CreaseSheet name={post.path} />
          </div>
          <div className={styles.text}>
            <PostFacts post={post} />
            <Title className={styles.title}>
              <a href={post.path}>{post.title}</a>
            </Title>
            <p>{post.description}</p>
            <div className={styles.tags}>
              <TagLinks tags={post.tags} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
