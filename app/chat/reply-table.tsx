import { Fragment } from 'react';
import type { ReplyTable as Table } from '#assistant/contract.ts';
import { moneyPattern } from '#catalogue/money.ts';
import { orderInApp } from '#company/addresses.ts';
import { ChatLink } from './chat-link.tsx';
import { isComparison, itemOf } from './reply-items.ts';
import styles from './reply-table.module.css';

/** '$500', 'about $71.43' and '30 to 45 days' don't wrap; 'Basic × 2' and inclusions are text and may. */
const amount = `(?:${moneyPattern}|[\\d,.]+)`;
const figure = new RegExp(`^(about |from |up to )?${amount}( to ${amount})?( \\w+)?$`);

/** How many fit next to each other on a phone; the columns of a comparison are narrow. */
const fewColumns = 3;
const fewCompared = 4;

export function ReplyTable({ table }: { table: Table }) {
  const rows = table.rows.map((cells, index) => ({ key: `${index} ${cells[0]}`, cells }));
  const total = table.total ? rows.at(-1) : undefined;
  const body = total ? rows.slice(0, -1) : rows;
  const compares = isComparison(table);
  const many = table.head.length > (compares ? fewCompared : fewColumns);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and a keyboard scrolls what it can focus.
    <section className={styles.frame} tabIndex={0} aria-label={table.caption}>
      <table className={`${styles.table} ${compares ? styles.compared : ''} ${many ? styles.many : ''}`}>
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
          {body.map(({ key, cells }, index) => (
            <Fragment key={key}>
              <Row cells={cells} />
              {compares && index === 0 && <OrderRow table={table} />}
            </Fragment>
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
      {keyed(rest).map(({ key, text }) =>
        text === 'yes' || text === 'no' ? (
          <td key={key}>
            <span className={text === 'yes' ? styles.yes : styles.no} aria-hidden="true" />
            <span className="visually-hidden">{text === 'yes' ? 'Included' : 'Not included'}</span>
          </td>
        ) : (
          <td key={key} className={figure.test(text) ? undefined : styles.words}>
            {text}
          </td>
        ),
      )}
    </tr>
  );
}

/** Links to order the compared packages, below their prices, if the ordering app takes a chosen package. */
function OrderRow({ table: { head, packages = [] } }: { table: Table }) {
  const orders = packages.map((row, index) => {
    const { slug, tier } = itemOf(row);
    const name = head[index + 1] ?? '';
    return { name, url: row && orderInApp(slug, tier) };
  });
  if (!orders.some(({ url }) => url)) return null;
  return (
    <tr className={styles.orders}>
      <td />
      {orders.map(({ name, url }) => (
        <td key={name}>
          {url && (
            <ChatLink url={url}>
              Order<span className="visually-hidden"> {name}</span>
            </ChatLink>
          )}
        </td>
      ))}
    </tr>
  );
}

/** Cells of a row may be equal; they never move. */
function keyed(cells: readonly string[]) {
  return cells.map((text, index) => ({ key: `${index} ${text}`, text }));
}
