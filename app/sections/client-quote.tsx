import styles from './client-quote.module.css';
import { SampleLabel } from './sample-label.tsx';

interface Props {
  quote: string;
  client?: string;
  /** 'Owner, bakery, United Kingdom'. */
  signature: string;
  sample: boolean;
}

/** What the client of a project says about it. */
export function ClientQuote({ quote, client, signature, sample }: Props) {
  return (
    <figure className={styles.words}>
      <blockquote className={styles.quote}>{quote}</blockquote>
      <figcaption className={styles.signature}>
        {client ? <cite>{client}</cite> : null}
        <span>{signature}</span>
        {sample ? <SampleLabel>Sample</SampleLabel> : null}
      </figcaption>
    </figure>
  );
}
