import type { NamedPrice } from '#catalogue/starting-price.ts';
import type { Scene } from '#drawings/packages/scene.ts';
import type { Hue } from '#drawings/paper/motif-drawing.ts';
import styles from './category-facets.module.css';
import { Fold } from './fold.tsx';
import { NamedPrices } from './named-prices.tsx';
import { PackagePicture } from './package-picture.tsx';
import { PriceNote } from './price-note.tsx';

export interface CategoryFacet {
  name: string;
  path: string;
  promise: string;
  prices: readonly NamedPrice[];
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
        {facets.map(({ name, path, promise, prices, scene, services }, index) => (
          <li key={path} className={styles.facet}>
            {scene && (
              <div className={styles.picture}>
                <PackagePicture scene={scene} hue={hues[index % hues.length]} />
              </div>
            )}
            <h3 className={styles.name}>
              <a href={path}>{name}</a>
            </h3>
            <p>{promise}</p>
            <NamedPrices prices={prices} />
            <Fold summary={services.length === 1 ? 'The service' : `All ${services.length} services`}>
              <ul className={styles.services}>
                {services.map((service) => (
                  <li key={service.path}>
                    <a href={service.path}>{service.name}</a>
                  </li>
                ))}
              </ul>
            </Fold>
          </li>
        ))}
      </ul>
      <PriceNote />
    </>
  );
}
