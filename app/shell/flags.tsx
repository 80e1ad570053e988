import flags from 'virtual:office-flags';
import { company, type Office, offices } from '#company/facts.ts';
import styles from './flags.module.css';

export function Flag({ iso, country }: Pick<Office, 'iso' | 'country'>) {
  return <img className={styles.flag} src={flags[iso]} alt={country} width={30} height={20} loading="lazy" />;
}

export function Flags() {
  return (
    <div className={styles.flags}>
      <ul className={styles.list}>
        {offices.map(({ iso, country }) => (
          <li key={iso}>
            <Flag iso={iso} country={country} />
          </li>
        ))}
      </ul>
      <p>{company.slogan}</p>
    </div>
  );
}
