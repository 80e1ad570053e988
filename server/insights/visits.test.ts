import { expect, test } from 'vitest';
import { createCountStore, type StoredCount } from '../store/count-store.ts';
import { openMemoryDatabase } from '../store/fixture-databases.ts';
import { readVisits, summarizeVisits } from './visits.ts';
import { visitSections } from './visits-report.ts';

function counted(day: string, name: string, place: string, count: number): StoredCount {
  return { day: `2026-01-${day}`, name, place, count };
}

const rows = [
  counted('10', 'view', '/', 20),
  counted('10', 'view', '/service/logo-design', 30),
  counted('10', 'chat begun', '/service/logo-design', 4),
  counted('12', 'view', '/', 5),
  counted('12', 'message', 'chat', 2),
  counted('12', 'message', 'form', 3),
  counted('12', 'quote', '', 2),
  counted('12', 'quote accepted', '', 1),
  counted('12', 'order', '/service/logo-design', 1),
  counted('12', 'what nobody counts any more', '', 9),
];

test('counts are summed by day, page and path, days without visitors included', () => {
  const summary = summarizeVisits(rows, '2026-01-10', '2026-01-12');
  expect(summary.days.map(({ day, counts }) => [day, counts.view])).toEqual([
    ['2026-01-10', 50],
    ['2026-01-11', 0],
    ['2026-01-12', 5],
  ]);
  expect(summary.totals).toMatchObject({ view: 55, message: 5, quote: 2, 'quote accepted': 1, 'handed over': 0 });
  expect(summary.pages).toEqual([
    { page: '/service/logo-design', views: 30, chats: 4, orders: 1 },
    { page: '/', views: 25, chats: 0, orders: 0 },
  ]);
  expect(summary.paths.map(({ steps }) => steps.map(({ count }) => count))).toEqual([
    [55, 4, 0, 2],
    [0, 0, 2, 1],
    [55, 1],
  ]);
});

test('the period ends today', async () => {
  const store = createCountStore(await openMemoryDatabase());
  await store.add(rows);
  const { days, totals } = await readVisits(store, 3, Date.UTC(2026, 0, 13, 23));
  expect(days.map(({ day }) => day)).toEqual(['2026-01-11', '2026-01-12', '2026-01-13']);
  expect(totals.view).toBe(5);
});

test('the report plots the counts and labels each day', () => {
  const html = visitSections(summarizeVisits(rows, '2026-01-10', '2026-01-12'));
  expect(html).toContain('<title>2026-01-10: 50</title>');
  expect(html).toContain('aria-label="Pages seen a day, from 2026-01-10 to 2026-01-12, at most 50, 55 in all"');
  expect(html).toContain('/service/logo-design');
  expect(html).not.toContain('NaN');
});
