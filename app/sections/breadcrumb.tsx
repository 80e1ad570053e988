import styles from './breadcrumb.module.css';

export interface Crumb {
  label: string;
  path: string;
}

/** The path from home to this page; the last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {crumbs.map(({ label, path }, index) => (
          <li key={path} className={styles.crumb}>
            {index === crumbs.length - 1 ? <span aria-current="page">{label}</span> : <a href={path}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
