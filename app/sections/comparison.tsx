import type { ComparedRow, ComparedValue } from '#catalogue/differences.ts';
import styles from './comparison.module.css';

interface Props {
  service: string;
  tiers: readonly { tier: string; name: string }[];
  rows: readonly ComparedRow[];
  note?: string | undefined;
}

/** The differences between packages as a table; on narrow screens it scrolls in its own box. */
export function Comparison({ service, tiers, rows, note }: Props) {
  return (
    <div className={styles.comparison} data-later="">
      <h3 id="comparison" className={styles.heading}>
        What differs
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <section className={styles.box} tabIndex={0} aria-labelledby="comparison">
        <table className={styles.table}>
          <caption className="visually-hidden">{service}: what differs between the packages</caption>
          <thead>
            <tr>
              <td className={`${styles.first} ${styles.corner}`} />
              {tiers.map(({ tier, name }) => (
                <th key={tier} scope="col" className={styles.tier}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ heading, kind, values }) => (
              <tr key={heading}>
                <th scope="row" className={styles.first}>
                  {heading}
                </th>
                {tiers.map(({ tier }, index) => (
                  <td key={tier} className={kind === 'inclusion' ? styles.mark : styles.figure}>
                    <Value value={values[index] ?? false} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

function Value({ value }: { value: ComparedValue }) {
  if (typeof value === 'string') return value;
  return (
    <>
      <span className={value ? styles.yes : styles.no} aria-hidden="true" />
      <span className="visually-hidden">{value ? 'Included' : 'Not included'}</span>
    </>
  );
}
