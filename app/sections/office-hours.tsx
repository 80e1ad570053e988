import { useEffect, useState } from 'react';
import type { OfficeHours as Hours } from '#company/fact-types.ts';
import type { Stretch } from '#company/hours-in-words.ts';
import styles from './office-hours.module.css';

interface Props {
  week: readonly Stretch[];
  /** 'Lisbon time'. */
  zone: string;
  holidays: string;
  hours: Hours;
}

/** Opening hours in the office's time zone, and what that means now in the visitor's. */
export function OfficeHours({ week, zone, holidays, hours }: Props) {
  const [now, setNow] = useState<string>();
  // Only the visitor's browser knows the current time and time zone.
  useEffect(() => {
    import('./office-now.ts').then(
      ({ officeNow }) => setNow(officeNow(hours)),
      () => undefined,
    );
  }, [hours]);
  return (
    <div className={styles.hours}>
      <h3 className={styles.title}>Opening hours</h3>
      <dl className={styles.week}>
        {week.map(({ days, times }) => (
          <div key={days} className={styles.row}>
            <dt>{days}</dt>
            <dd>{times || 'closed'}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        Times are {zone}.{holidays && ` We're also closed on ${holidays}.`}
      </p>
      <p className={styles.now} role="status">
        {now}
      </p>
    </div>
  );
}
