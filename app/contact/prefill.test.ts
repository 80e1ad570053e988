import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadSchema } from '#leads/lead-schema.ts';
import { emailLink } from './email-link.ts';
import { readPrefill, thanksPath } from './prefill.ts';

const read = (query: string) => readPrefill(`https://site.example/contact?${query}`);

test('a service, an estimate and a reference are read from the address', () => {
  expect(read('service=kite-care').values).toEqual({ service: 'kite-care' });
  const { values, estimateLines } = read('item=kite-building.small.1&item=<b>&discount=1');
  expect(values).toEqual({ service: 'kite-building', estimate: 'item=kite-building.small.1&discount=1' });
  expect(estimateLines.at(-1)).toMatch(/^Total/);
  const talk = 'Zm9sZGVkLXdlbGwtZmxpZX';
  expect(readPrefill(`https://site.example${thanksPath('H7K2-9QMD', talk)}`)).toMatchObject({
    reference: 'H7K2-9QMD',
    talk,
  });
  expect(readPrefill('https://site.example/contact?sent=H7K2-9QMD&talk=//evil.example').talk).toBe('');
});

test('the form can be sent with any URL', () => {
  fc.assert(
    fc.property(fc.constantFrom('service', 'item', 'discount', 'sent'), fc.string(), (name, value) => {
      const { values, reference } = read(new URLSearchParams([[name, value]]).toString());
      expect(leadSchema.shape.service.safeParse(values.service ?? '').success).toBe(true);
      expect(leadSchema.shape.estimate.safeParse(values.estimate ?? '').success).toBe(true);
      expect(reference === null || reference === value).toBe(true);
    }),
  );
});

test('the email fallback contains message and sender and stays short enough to open', () => {
  const address = new URL(emailLink({ name: 'Asha Rao', company: 'Rao Teas', message: 'We sell tea & need a shop.' }));
  expect(address.searchParams.get('body')).toBe('We sell tea & need a shop.\n\nAsha Rao, Rao Teas');
  expect(emailLink({ message: 'a'.repeat(5_000) }).length).toBeLessThan(2_000);
});
