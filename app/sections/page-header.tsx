import type { ReactNode } from 'react';
import { Motif } from '../brand/motif.tsx';
import { Slice } from '../ui/slice.tsx';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import styles from './page-header.module.css';

interface Props {
  heading: string;
  lead?: string;
  /** The mono line above the heading: 'from $300 · 14 days'. */
  kicker?: string;
  crumbs?: readonly Crumb[];
  /** The name that selects the drawing next to the heading. */
  motif?: string;
  /** Replaces the drawing. */
  ornament?: ReactNode;
  /** Half of the header on wide screens, below the text on small ones. */
  picture?: ReactNode;
  /** The text alternative. */
  pictureAlt?: string;
  /** Smaller, for pages whose content is what people come for. */
  compact?: boolean;
  children?: ReactNode;
}

/** The top of every page except home: breadcrumb, heading, one more sentence. */
export function PageHeader({ heading, lead, kicker, crumbs, motif, ornament, compact = false, ...rest }: Props) {
  const { picture, pictureAlt, children } = rest;
  return (
    <div className={`${styles.header} ${compact ? styles.compact : ''}`}>
      <Slice>
        <div className={styles.inner}>
          {crumbs && <Breadcrumb crumbs={crumbs} />}
          <div className={styles.columns}>
            <div className={styles.text}>
              {kicker && <p className={styles.kicker}>{kicker}</p>}
              <h1>{heading}</h1>
              {lead && <p className={styles.lead}>{lead}</p>}
              {children}
            </div>
            {picture && (
              <div className={styles.picture}>
                {picture}
                {pictureAlt && <p className="visually-hidden">{pictureAlt}</p>}
              </div>
            )}
            {ornament && <div className={styles.motif}>{ornament}</div>}
            {!ornament && motif && <Motif name={motif} box={styles.motif} avoid="sky" align="end" />}
          </div>
        </div>
      </Slice>
    </div>
  );
}
