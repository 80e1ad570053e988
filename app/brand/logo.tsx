import { logo } from '#brand/brand.ts';
import { company } from '#company/facts.ts';
import styles from './logo.module.css';

const { width, height, shapes } = logo;

/** The mark and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        {shapes.map(({ colour, path }) => (
          <path key={path} fill={`var(--${colour})`} d={path} />
        ))}
      </svg>
      {company.name}
    </span>
  );
}
