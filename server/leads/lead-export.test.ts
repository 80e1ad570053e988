import { expect, test } from 'vitest';
import { storedDelivery, storedLead } from '../delivery/fixture-stored-lead.ts';
import { exportColumns, exportLead } from './lead-export.ts';

const failed = { ...storedDelivery, state: 'given up', attempts: 24, last_error: '550 no' } as const;

test('a message is exported with its deliveries', () => {
  const other = { ...storedDelivery, lead_id: 'another' };
  expect(exportLead(storedLead, [failed, other])).toMatchObject({
    reference: 'H7K2-9QMD',
    sent: '2026-01-15T09:30:00.000Z',
    deliveries: 'email given up (24 attempts, 550 no)',
  });
});

test('every column is exported', () => {
  expect(Object.keys(exportLead(storedLead, [])).sort()).toEqual([...exportColumns].sort());
});
