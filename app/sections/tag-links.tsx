import styles from './tag-links.module.css';

export function TagLinks({ tags }: { tags: readonly { path: string; name: string }[] }) {
  return (
    <ul className={styles.tags} aria-label="Tags">
      {tags.map(({ path, name }) => (
        <li key={path}>
          <a href={path}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
