import { Motif } from '../brand/motif.tsx';
import type { ServiceCard } from '../service-page/service-card.ts';
import { MoreServices } from './more-services.tsx';
import { PackagePicture } from './package-picture.tsx';
import { PriceNote } from './price-note.tsx';
import styles from './service-cards.module.css';

/** Of many without pictures, the rest are links in a line. */
const maxCards = 4;

/** Services as small sheets: what each does and its starting price. */
export function ServiceCards({ services }: { services: readonly ServiceCard[] }) {
  const shown = services.length > maxCards + 1 && !services.some(({ scene }) => scene) ? maxCards : services.length;
  return (
    <>
      <ul className={styles.grid}>
        {services.slice(0, shown).map(({ slug, name, path, promise, from, scene }) => (
          <li key={slug} className={styles.card}>
            {scene ? (
              <div className={styles.picture}>
                <PackagePicture scene={scene} />
              </div>
            ) : (
              <Motif name={slug} box={styles.motif} avoid="sky" align="end" />
            )}
            <h3 className={styles.name}>
              <a href={path} className={styles.link}>
                {name}
              </a>
            </h3>
            <p className={styles.promise}>{promise}</p>
            <p className={styles.from}>{from}</p>
          </li>
        ))}
      </ul>
      <MoreServices services={services.slice(shown)} />
      <PriceNote />
    </>
  );
}
