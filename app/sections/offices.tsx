import { company, offices } from '#company/facts.ts';
import { Flag } from '../shell/flags.tsx';
import styles from './offices.module.css';

/** The company's offices, with the head office marked. */
export function Offices() {
  return (
    <ul className={styles.offices}>
      {offices.map(({ iso, code, country }) => (
        <li key={iso} className={styles.office}>
          <span className={styles.flag} aria-hidden="true">
            <Flag iso={iso} country={country} />
          </span>
          <h3 className={styles.country}>{country}</h3>
          <p className={styles.code}>{iso === company.base ? `${code} · our base` : code}</p>
        </li>
      ))}
    </ul>
  );
}
