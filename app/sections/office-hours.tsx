import { useEffect, useState } from 'react';
import type { OfficeHours as Hours } from '#company/fact-types.ts';
import type { Stretch } from '#company/hours-in-words.ts';
import { officeAt } from '#company/office-hours.ts';
import { byYourClock } from '../ui/by-your-clock.ts';
import styles from './office-hours.module.css';

interface Props {
  week: readonly Stretch[];
  /** 'Lisbon time'. */
  zone: string;
  holidays: string;
  hours: Hours;
}

/** When somebody is there: by the office's clock, and what that means now by the visitor's. */
export function OfficeHours({ week, zone, holidays, hours }: Props) {
  const [now, setNow] = useState<string>();
  // Only the visitor's browser knows the hour and the zone.
  useEffect(() => setNow(stateNow(hours)), [hours]);
  return (
    <div className={styles.hours}>
      <h3 className={styles.title}>Office hours</h3>
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

function stateNow(hours: Hours): string {
  const { open, until, replyBy } = officeAt(Date.now(), hours);
  const state = open ? "We're open now" : "We're closed now";
  const change = until === undefined ? '' : `, until ${byYourClock(until)}`;
  const reply = replyBy === undefined ? '' : ` If you write now, you hear from us by ${byYourClock(replyBy)}.`;
  return `${state}${change}, by your clock.${reply}`;
}
