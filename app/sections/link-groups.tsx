import type { LinkGroup } from '../pages/grouped-addresses.ts';
import styles from './link-groups.module.css';
import { SectionHeading } from './section-heading.tsx';

interface Props {
  id: string;
  title: string;
  groups: readonly LinkGroup[];
}

/** Columns of links under one heading. */
export function LinkGroups({ id, title, groups }: Props) {
  return (
    <>
      <SectionHeading id={id} title={title} />
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group.title} className={styles.group}>
            <h3>{group.title}</h3>
            <ul className={styles.links}>
              {group.links.map(({ path, label }) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}
