import type { Exhibit } from '#content/exhibit.ts';
import { ExhibitPicture } from '../drawings/exhibit-picture.tsx';
import styles from './deliverables.module.css';
import { SectionHeading } from './section-heading.tsx';
import { thingNames } from './thing-names.ts';

const grounds = [undefined, 'deep', 'ink'] as const;

/** Another background than the cover's, and than that of the one before. */
function groundBeside(cover: Exhibit['ground'], index: number): Exhibit['ground'] {
  const others = grounds.filter((ground) => ground !== cover);
  return others[index % others.length];
}

/** Each deliverable of a project, large enough to read; the sentence above says what they are. */
export function Deliverables({ id, exhibit }: { id: string; exhibit: Exhibit }) {
  return (
    <>
      <SectionHeading id={id} title="What was delivered" lead={`${exhibit.alt}.`} />
      <div className={styles.things}>
        {exhibit.things.map((thing, index) => (
          <figure key={exhibit.things.indexOf(thing)} className={styles.thing}>
            <ExhibitPicture exhibit={{ ...exhibit, ground: groundBeside(exhibit.ground, index), things: [thing] }} />
            <figcaption>{thingNames[thing.kind]}</figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}
