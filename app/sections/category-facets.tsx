import type { Scene } from '#drawings/packages/scene.ts';
import type { Hue } from '#drawings/paper/motif-drawing.ts';
import styles from './category-facets.module.css';
import { PackagePicture } from './package-picture.tsx';
import { PriceNote } from './price-note.tsx';

export interface CategoryFacet {
  name: string;
  path: string;
  promise: string;
  /** 'from $300'. */
  from: string;
  /** The deliverable of one of its services. */
  scene?: Scene | undefined;
  services: readonly { name: string; path: string }[];
}

const hues: readonly Hue[] = ['vermilion', 'teal', 'crease', 'sky'];

/** The categories as sheets of folded paper, each with its services. */
export function CategoryFacets({ facets }: { facets: readonly CategoryFacet[] }) {
  return (
    <>
      <ul className={styles.grid}>
        {facets.map(({ name, path, promise, from, scene, services }, index) => (
          <li key={path} className={styles.facet}>
            {scene && (
              <div className={styles.picture}>
                <PackagePicture scene={scene} hue={hues[index % hues.length]} />
              </div>
            )}
            <p className={styles.from}>{from}</p>
            <h3 className={styles.name}>
              <a href={path}>{name}</a>
            </h3>
            <p>{promise}</p>
            <ul className={styles.services}>
              {services.map((service) => (
                <li key={service.path}>
                  <a href={service.path}>{service.name}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <PriceNote />
    </>
  );
}
