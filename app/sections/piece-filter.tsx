import { sitePages } from '../pages/site-pages.ts';
import { FilterLinks } from './filter-links.tsx';
import styles from './piece-filter.module.css';

interface Props {
  kinds: readonly { slug: string; name: string }[];
  chosen: string | undefined;
  shown: number;
  total: number;
  note: string;
}

/** Filters the portfolio by kind of work; the choice is in the URL, so that it can be shared. */
export function PieceFilter({ kinds, chosen, shown, total, note }: Props) {
  const { path } = sitePages.portfolio;
  const links = [
    { path, label: 'All', current: chosen === undefined },
    ...kinds.map(({ slug, name }) => ({
      path: `${path}?service=${slug}`,
      label: name,
      current: slug === chosen,
    })),
  ];
  return (
    <div className={styles.filter}>
      <FilterLinks label="Kind of work" links={links} inPlace />
      <p className={styles.count} role="status">
        {shown === total ? `${total} pieces of work` : `${shown} of ${total} pieces of work`}
      </p>
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  );
}
