import type { DrawnAlone } from '#drawings/exhibits/drawn-exhibit.ts';
import { ExhibitPicture } from '#drawings/exhibits/exhibit-picture.tsx';
import styles from './deliverables.module.css';
import { SectionHeading } from './section-heading.tsx';
import { thingNames } from './thing-names.ts';

interface Props {
  id: string;
  /** What they are. */
  lead: string;
  delivered: readonly DrawnAlone[];
}

/** Each deliverable of a project, large enough to read. */
export function Deliverables({ id, lead, delivered }: Props) {
  return (
    <>
      <SectionHeading id={id} title="What is delivered" lead={lead} />
      <div className={styles.things}>
        {delivered.map(({ kind, picture }) => (
          <figure key={picture.light} className={styles.thing}>
            <ExhibitPicture exhibit={picture} />
            <figcaption>{thingNames[kind]}</figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}
