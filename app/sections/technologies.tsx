import styles from './technologies.module.css';

/** The tools and methods the work is done with. */
export function Technologies({ technologies }: { technologies: readonly string[] }) {
  return (
    <div className={styles.technologies}>
      <h3 className={styles.heading}>What we work with</h3>
      <ul className={styles.list}>
        {technologies.map((technology) => (
          <li key={technology}>{technology}</li>
        ))}
      </ul>
    </div>
  );
}
