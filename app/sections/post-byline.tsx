import { company } from '#company/facts.ts';
import type { PostSummary } from '#content/post-summary.ts';
import styles from './post-byline.module.css';
import { PostFacts } from './post-facts.tsx';
import { TagLinks } from './tag-links.tsx';

/** A post's author, date, reading time and tags. */
export function PostByline({ post }: { post: PostSummary }) {
  return (
    <div className={styles.byline}>
      <p>By {company.name}</p>
      <PostFacts post={post} />
      <TagLinks tags={post.tags} />
    </div>
  );
}
