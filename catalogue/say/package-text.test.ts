import { expect, test } from 'vitest';
import { packagesOf } from '../look-up.ts';
import { termsLine } from './package-text.ts';

test('that ad spend is not included is said once, and only where it is the client who pays for ads', () => {
  expect(termsLine(packagesOf('google-ads'))).toBe("\nAd spend isn't included.");
  expect(termsLine(packagesOf('logo-design'))).toBe('');
});
