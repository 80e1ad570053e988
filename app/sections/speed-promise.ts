import { policies } from '#catalogue/policies.ts';
import { speedTest } from '#company/addresses.ts';
import { company } from '#company/facts.ts';

/** What the site's own speed is compared with, for agencies that build websites and promise how fast they load. */
export function speedPromise() {
  if (!(company.digitalServices && policies.website)) return undefined;
  return { limit: policies.website.loadSeconds, testAddress: speedTest };
}
