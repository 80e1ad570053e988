import { type CountName, countNames, messageOrigins } from '../counts/count-names.ts';
import { dayMs, dayOf } from '../days.ts';
import type { CountStore, StoredCount } from '../store/count-store.ts';

export interface VisitDay {
  /** '2026-01-15' */
  day: string;
  counts: Readonly<Record<CountName, number>>;
}

export interface VisitedPage {
  page: string;
  views: number;
  /** Chats started on it, and clicks on 'Order'. */
  chats: number;
  orders: number;
}

/** A path through the site, each step with its count. */
export interface VisitPath {
  name: string;
  steps: readonly { label: string; count: number }[];
}

/** The results of visits, by day, page and path. */
export interface VisitSummary {
  days: readonly VisitDay[];
  totals: Readonly<Record<CountName, number>>;
  paths: readonly VisitPath[];
  pages: readonly VisitedPage[];
}

const maxPages = 15;

/** This many days, ending today. */
export async function readVisits(store: CountStore, days: number, now: number): Promise<VisitSummary> {
  const first = dayOf(now - (days - 1) * dayMs);
  return summarizeVisits(await store.since(first), first, dayOf(now));
}

/** Every day from first to last, including those without visits. */
export function summarizeVisits(rows: readonly StoredCount[], first: string, last: string): VisitSummary {
  const byDay = Map.groupBy(rows, ({ day }) => day);
  const length = Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1;
  const days = Array.from({ length }, (_, index) => dayOf(Date.parse(first) + index * dayMs));
  const totals = sums(rows);
  return {
    days: days.map((day) => ({ day, counts: sums(byDay.get(day) ?? []) })),
    totals,
    paths: pathsOf(rows, totals),
    pages: pagesOf(rows),
  };
}

function sums(rows: readonly StoredCount[]): Record<CountName, number> {
  const byName = Map.groupBy(rows, ({ name }) => name);
  return Object.fromEntries(countNames.map((name) => [name, sum(byName.get(name) ?? [])])) as Record<CountName, number>;
}

function sum(rows: readonly StoredCount[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}

function pathsOf(rows: readonly StoredCount[], totals: Record<CountName, number>): VisitPath[] {
  const messagesFrom = (origin: string) =>
    sum(rows.filter(({ name, place }) => name === 'message' && place === origin));
  return [
    {
      name: 'Page, chat, message',
      steps: [
        { label: 'Pages seen', count: totals.view },
        { label: 'Chats begun', count: totals['chat begun'] },
        { label: 'Handed over', count: totals['handed over'] },
        { label: 'Messages with the chat', count: messagesFrom(messageOrigins.chat) },
      ],
    },
    {
      name: 'Estimate, quote, acceptance',
      steps: [
        { label: 'Estimates made', count: totals.estimate },
        { label: 'Messages with the estimate', count: messagesFrom(messageOrigins.estimate) },
        { label: 'Quotes asked for', count: totals.quote },
        { label: 'Quotes accepted', count: totals['quote accepted'] },
      ],
    },
    {
      name: 'Page, order',
      steps: [
        { label: 'Pages seen', count: totals.view },
        { label: '‘Order’ followed', count: totals.order },
      ],
    },
  ];
}

function pagesOf(rows: readonly StoredCount[]): VisitedPage[] {
  const pages = Map.groupBy(
    rows.filter(({ place }) => place.startsWith('/')),
    ({ place }) => place,
  );
  return Array.from(pages, ([page, counted]) => {
    const times = sums(counted);
    return { page, views: times.view, chats: times['chat begun'], orders: times.order };
  })
    .toSorted((left, right) => right.views - left.views || (left.page < right.page ? -1 : 1))
    .slice(0, maxPages);
}

/** The label of each count. */
export const countLabels: Readonly<Record<CountName, string>> = {
  view: 'Pages seen',
  'chat begun': 'Chats begun',
  'question answered': 'Questions answered',
  'question unanswered': 'Questions without an answer',
  'answer unhelpful': 'Answers marked unhelpful',
  'handed over': 'Talks handed over',
  estimate: 'Estimates made',
  quote: 'Quotes asked for',
  'quote accepted': 'Quotes accepted',
  message: 'Messages sent',
  order: '‘Order’ followed',
};
