import type { ReplyTable as Table } from '#assistant/contract.ts';
import { moneyPattern } from '#catalogue/money.ts';
import styles from './reply-table.module.css';

/** '$500', 'about $71.43' and '30 to 45 days' don't wrap; 'Basic × 2' and inclusions are text and may. */
const amount = `(?:${moneyPattern}|[\\d,.]+)`;
const figure = new RegExp(`^(about |from |up to )?${amount}( to ${amount})?( \\w+)?$`);

/** How many fit next to each other on a phone. */
const fewColumns = 3;

export function ReplyTable({ table }: { table: Table }) {
  const rows = table.rows.map((cells, index) => ({ key: `${index} ${cells[0]}`, cells }));
  const total = table.total ? rows.at(-1) : undefined;
  const body = total ? rows.slice(0, -1) : rows;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and a keyboard scrolls what it can focus.
    <section className={styles.frame} tabIndex={0} aria-label={table.caption}>
      <table className={`${styles.table} ${table.head.length > fewColumns ? styles.many : ''}`}>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {keyed(table.head).map(({ key, text }) =>
              // The corner cell is empty: a heading without words would be announced.
              text === '' ? (
                <td key={key} />
              ) : (
                <th key={key} scope="col">
                  {text}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {body.map(({ key, cells }) => (
            <Row key={key} cells={cells} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <Row cells={total.cells} />
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Row({ cells: [first = '', ...rest] }: { cells: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{first}</th>
      {keyed(rest).map(({ key, text }) => (
        <td key={key} className={figure.test(text) ? undefined : styles.words}>
          {text}
        </td>
      ))}
    </tr>
  );
}

/** Cells of a row may be equal; they never move. */
function keyed(cells: readonly string[]) {
  return cells.map((text, index) => ({ key: `${index} ${text}`, text }));
}
