import { expect, test } from 'vitest';
import { storedDelivery, storedLead } from '../delivery/fixture-stored-lead.ts';
import { exportColumns, exportLead, toCsv } from './lead-export.ts';

const failed = { ...storedDelivery, state: 'given up', attempts: 24, last_error: '550 no' } as const;

test('a message is exported with what became of it', () => {
  const other = { ...storedDelivery, lead_id: 'another' };
  expect(exportLead(storedLead, [failed, other])).toMatchObject({
    reference: 'H7K2-9QMD',
    sent: '2026-01-15T09:30:00.000Z',
    deliveries: 'email given up (24 attempts, 550 no)',
  });
});

test('a table keeps line breaks, quotes and commas in their cell, and lets no cell be a formula', () => {
  const lead = exportLead({ ...storedLead, name: '=HYPERLINK("http://x.example")', message: 'One, "two"\nthree' }, []);
  expect(toCsv([lead], ['reference', 'name', 'message'])).toBe(
    '\ufeffreference,name,message\r\n' + 'H7K2-9QMD,"\'=HYPERLINK(""http://x.example"")","One, ""two""\nthree"\r\n',
  );
});

test('nor a part of a cell that a spreadsheet takes for the next one', () => {
  const lead = exportLead({ ...storedLead, name: 'Asha; =1+1\t@SUM(A1)', company: 'Tea; and more' }, []);
  expect(toCsv([lead], ['name', 'company'])).toBe(
    '\ufeffname,company\r\n' + '"Asha;\' =1+1\t\'@SUM(A1)","Tea; and more"\r\n',
  );
});

test('every column is exported', () => {
  expect(Object.keys(exportLead(storedLead, [])).sort()).toEqual([...exportColumns].sort());
});
