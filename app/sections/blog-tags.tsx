import type { Tag } from '#content/post-lists.ts';
import { sitePages } from '../pages/site-pages.ts';
import styles from './blog-tags.module.css';
import { FilterLinks } from './filter-links.tsx';

/** The blog's tags; the selected one is marked. */
export function BlogTags({ tags, chosen }: { tags: readonly Tag[]; chosen?: string }) {
  const links = [
    { path: sitePages.blog.path, label: 'All', current: chosen === undefined },
    ...tags.map(({ slug, name, count }) => ({
      path: `${sitePages.blog.path}/tag/${slug}`,
      label: name,
      count,
      current: slug === chosen,
    })),
  ];
  return (
    <div className={styles.tags}>
      <FilterLinks label="Subjects" links={links} />
    </div>
  );
}
