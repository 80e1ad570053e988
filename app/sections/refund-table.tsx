import type { RefundsText } from '#content/pages/page-types.ts';
import styles from './refund-table.module.css';

/** What a client gets back, by when they cancel. */
export function RefundTable({ heading, rows }: RefundsText) {
  if (rows.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>{heading}</caption>
      <tbody>
        {rows.map(({ when, back }) => (
          <tr key={when}>
            <th scope="row">{when}</th>
            <td>{back}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
