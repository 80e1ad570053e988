import styles from './section-heading.module.css';

interface Props {
  id: string;
  title: string;
  lead?: string;
  /** A link to more of what the section shows. */
  more?: { path: string; label: string };
}

/** A section's heading with an optional sentence below. */
export function SectionHeading({ id, title, lead, more }: Props) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {more && (
        <a href={more.path} className={styles.more}>
          {more.label}
        </a>
      )}
    </div>
  );
}
