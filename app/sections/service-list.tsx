import type { NamedPrice } from '#catalogue/starting-price.ts';
import type { DrawnWork } from '../service-page/drawn-work.ts';
import type { ServiceCard } from '../service-page/service-card.ts';
import { Band } from './band.tsx';
import { NamedPrices } from './named-prices.tsx';
import styles from './service-list.module.css';
import { WorkPicture } from './work-picture.tsx';

interface ServiceGroup {
  id: string;
  name: string;
  /** For links to it. */
  shortName: string;
  path: string;
  /** An SVG path on a 24 by 24 grid. */
  icon: string;
  prices: readonly NamedPrice[];
  services: readonly ServiceCard[];
  /** The deliverables of one of them. */
  work?: DrawnWork | undefined;
}

/** Timelines of the style sheet, for as many categories; the links to any others aren't marked. */
const marks = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

function markAt(index: number): string {
  const mark = marks[index];
  return (mark && styles[mark]) ?? '';
}

/** Every service by category, as a price list; links to the categories stay in view. */
export function ServiceList({ groups }: { groups: readonly ServiceGroup[] }) {
  return (
    <>
      <nav className={styles.jump} aria-label="Categories">
        <ul>
          {groups.map(({ id, shortName }, index) => (
            <li key={id} className={markAt(index)}>
              <a href={`#category-${id}`}>{shortName}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Groups groups={groups} />
    </>
  );
}

function Groups({ groups }: { groups: readonly ServiceGroup[] }) {
  return groups.map(({ id, name, path, icon, prices, services, work }, index) => (
    <Band key={id} labelledBy={`category-${id}`}>
      <div className={`${styles.group} ${markAt(index)}`}>
        <div className={styles.head}>
          <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={icon} />
          </svg>
          <h2 id={`category-${id}`} className={styles.name}>
            <a href={path} className={styles.category}>
              {name}
            </a>
          </h2>
          <NamedPrices prices={prices} />
          {work && (
            <div className={styles.work}>
              <WorkPicture {...work} />
              <p className="visually-hidden">{work.exhibit.alt}</p>
            </div>
          )}
        </div>
        <ul>
          {services.map((service) => (
            <li key={service.slug} className={styles.service}>
              <h3>
                <a href={service.path} className={styles.link}>
                  {service.name}
                </a>
              </h3>
              <p className={styles.promise}>{service.promise}</p>
              <p className={styles.price}>
                {service.from}
                {service.days && (
                  <>
                    {' '}
                    <span className={styles.days}>{service.days}</span>
                  </>
                )}
              </p>
              <a href={service.quotePath ?? service.estimatePath} className={styles.add}>
                {service.quotePath ? 'Ask for a quote' : 'Add to estimate'}
                <span className="visually-hidden">: {service.name}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  ));
}
