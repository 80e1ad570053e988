import type { ReactNode } from 'react';
import { company, type Office, offices } from '#company/facts.ts';
import styles from './flags.module.css';

/** The four flags, simplified to what reads at 28 pixels. */
const drawings: Record<Office['iso'], ReactNode> = {
  GB: (
    <>
      <path fill="#012169" d="M0 0h60v40H0z" />
      <path stroke="#fff" strokeWidth="8" d="M0 0l60 40M60 0L0 40" />
      <path stroke="#c8102e" strokeWidth="4" d="M0 0l60 40M60 0L0 40" />
      <path stroke="#fff" strokeWidth="14" d="M30 0v40M0 20h60" />
      <path stroke="#c8102e" strokeWidth="8" d="M30 0v40M0 20h60" />
    </>
  ),
  US: (
    <>
      <path fill="#fff" d="M0 0h60v40H0z" />
      <path
        stroke="#b22234"
        strokeWidth="3.100"
        d="M0 1.500h60M0 7.700h60M0 13.900h60M0 20h60M0 26.200h60M0 32.400h60M0 38.500h60"
      />
      <path fill="#3c3b6e" d="M0 0h26v21.500H0z" />
      <path stroke="#fff" strokeWidth="1.600" strokeDasharray="1.600 3.400" d="M3 4h22M5 8h18M3 12h22M5 16h18" />
    </>
  ),
  AU: (
    <>
      <path fill="#00247d" d="M0 0h60v40H0z" />
      <path stroke="#fff" strokeWidth="4" d="M0 0l30 20M30 0L0 20" />
      <path stroke="#fff" strokeWidth="7" d="M15 0v20M0 10h30" />
      <path stroke="#cf142b" strokeWidth="4" d="M15 0v20M0 10h30" />
      <path
        fill="#fff"
        d="M15 26l1.400 3 3.200-.8-1.500 2.900 2.500 2-3.200.6v3.200L15 34.800 12.600 37v-3.300l-3.200-.6 2.500-2-1.500-2.900 3.200.8zM45 6l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM45 28l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM37 17l1 2.500 2.500 1-2.500 1-1 2.500-1-2.500-2.500-1 2.500-1zM53 15l1 2.500 2.500 1-2.500 1-1 2.500-1-2.500-2.500-1 2.500-1z"
      />
    </>
  ),
  PK: (
    <>
      <path fill="#fff" d="M0 0h60v40H0z" />
      <path fill="#01411c" d="M15 0h45v40H15z" />
      <path fill="#fff" d="M46.500 26.500a11 11 0 11-6-16.400 9 9 0 106 16.400z" />
      <path fill="#fff" d="M46 10l.6 3 2.900.8-2.600 1.500.2 3-2.300-2-2.800 1.200 1.200-2.800-2-2.300 3 .3z" />
    </>
  ),
};

export function Flag({ iso, country }: Pick<Office, 'iso' | 'country'>) {
  return (
    <svg className={styles.flag} viewBox="0 0 60 40" role="img" aria-label={country} fill="none">
      {drawings[iso]}
    </svg>
  );
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
