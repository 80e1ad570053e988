import { useRef } from 'react';
import { categories } from '#catalogue/categories.ts';
import { Motif } from '../brand/motif.tsx';
import { isUnder, sitePages } from '../pages/site-pages.ts';
import { Slice } from '../ui/slice.tsx';
import headerStyles from './header.module.css';
import styles from './mega-menu.module.css';
import { menuPrices } from './menu-prices.ts';
import { ServiceItems } from './service-items.tsx';
import { useCurrentPath } from './use-current-path.ts';
import { useMenuBehaviour } from './use-menu-behaviour.ts';

/** A disclosure and one wide sheet: a `details` element, so that it opens without scripts too. */
export function MegaMenu() {
  const pathname = useCurrentPath();
  const details = useRef<HTMLDetailsElement>(null);
  useMenuBehaviour(details);

  return (
    <details ref={details} className={styles.menu}>
      <summary
        className={`${headerStyles.link} ${styles.toggle}`}
        aria-current={isUnder(pathname, sitePages.services) ? 'true' : undefined}
      >
        {sitePages.services.label}
        <svg className={styles.chevron} viewBox="0 0 12 8" aria-hidden="true" focusable="false">
          <path d="M1 1.5 6 6.5 11 1.5" />
        </svg>
      </summary>
      <Slice>
        <div className={styles.sheet}>
          <ul className={styles.columns}>
            {categories.map((category) => (
              <li key={category.id} className={styles.column}>
                <a href={`/service/${category.attributes.url}`} className={styles.category}>
                  <Motif name={category.attributes.url} box={styles.motif} avoid="sky" align="start" />
                  {category.attributes.name}
                </a>
                <p className={styles.from}>{menuPrices[category.attributes.url]}</p>
                <ul>
                  <ServiceItems category={category} className={styles.service} />
                </ul>
              </li>
            ))}
          </ul>
          <p className={styles.all}>
            <a href={sitePages.services.path}>All services and prices</a>
            <a href={sitePages.estimate.path}>{sitePages.estimate.label}</a>
          </p>
        </div>
      </Slice>
    </details>
  );
}
