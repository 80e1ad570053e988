import { company } from '#company/facts.ts';
import styles from './price-note.module.css';

/** What prices exclude, below a list of them; empty if the facts have no note. */
export function PriceNote() {
  return company.taxNote ? <p className={styles.note}>{company.taxNote}.</p> : null;
}
