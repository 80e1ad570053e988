import type { Shape } from '../shapes.ts';
import { choice, halves, prices } from './choosing.ts';
import { brief, citedAnswer } from './reading.ts';
import type { Subject } from './subject.ts';
import { intervals, months, schedule } from './waiting.ts';

/** The subject of a post, in the same frame as a package's drawing. */
export function drawSubject(subject: Subject): Shape[] {
  switch (subject.kind) {
    case 'schedule':
      return schedule();
    case 'months':
      return months(subject.spans);
    case 'intervals':
      return intervals();
    case 'choice':
      return choice();
    case 'halves':
      return halves();
    case 'prices':
      return prices(subject.prices);
    case 'brief':
      return brief();
    case 'cited answer':
      return citedAnswer();
  }
}
