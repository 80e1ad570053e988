import { expect, test } from 'vitest';
import { packagesOf } from '#catalogue/look-up.ts';
import { spendLine } from './package-text.ts';

test('that ad spend is not included is said once, and only where it is the client who pays for ads', () => {
  expect(spendLine(packagesOf('google-ads'))).toBe("\nAd spend isn't included.");
  expect(spendLine(packagesOf('logo-design'))).toBe('');
});
