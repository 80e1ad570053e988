import { company } from '#company/facts.ts';
import styles from './price-note.module.css';

/** What all prices leave out, under a list of them; nothing where the facts have no note. */
export function PriceNote() {
  return company.taxNote ? <p className={styles.note}>{company.taxNote}.</p> : null;
}
