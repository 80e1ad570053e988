import type { Exhibit } from '#content/exhibit.ts';
import { ExhibitPicture } from '../drawings/exhibit-picture.tsx';
import styles from './delivered.module.css';
import { SectionHeading } from './section-heading.tsx';

/** Each deliverable of a project, large enough to read; the sentence above says what they are. */
export function Delivered({ id, exhibit }: { id: string; exhibit: Exhibit }) {
  return (
    <>
      <SectionHeading id={id} title="What was delivered" lead={`${exhibit.alt}.`} />
      <div className={styles.things}>
        {exhibit.things.map((thing) => (
          <div key={exhibit.things.indexOf(thing)} className={styles.thing}>
            <ExhibitPicture exhibit={{ ...exhibit, things: [thing] }} />
          </div>
        ))}
      </div>
    </>
  );
}
