import styles from './pagination.module.css';

interface Props {
  page: number;
  pages: number;
  /** The URL of a page, counted from 1. */
  pathOf: (page: number) => string;
}

export function Pagination({ page, pages, pathOf }: Props) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pagination} aria-label="Pages of the list">
      {page > 1 && (
        <a className={styles.step} href={pathOf(page - 1)} rel="prev">
          Newer posts
        </a>
      )}
      <ol className={styles.pages}>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              className={styles.page}
              href={pathOf(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className={styles.step} href={pathOf(page + 1)} rel="next">
          Older posts
        </a>
      )}
    </nav>
  );
}
