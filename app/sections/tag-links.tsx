import { SiteLink } from '../ui/site-link.tsx';
import styles from './tag-links.module.css';

export function TagLinks({ tags }: { tags: readonly { path: string; name: string }[] }) {
  return (
    <ul className={styles.tags} aria-label="Tags">
      {tags.map(({ path, name }) => (
        <li key={path}>
          <SiteLink to={path}>{name}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
