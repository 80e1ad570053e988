import type { PostSummary } from '#content/post-summary.ts';
import styles from './post-facts.module.css';

/** '16 June 2026 · 5 minutes'. */
export function PostFacts({ post }: { post: Pick<PostSummary, 'date' | 'dateText' | 'minutes'> }) {
  return (
    <p className={styles.facts}>
      <time dateTime={post.date}>{post.dateText}</time>
      <span>{post.minutes} min read</span>
    </p>
  );
}
