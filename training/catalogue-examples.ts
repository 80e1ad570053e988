import { bySite } from '#catalogue/by-site.ts';
import { serviceNames } from '#catalogue/service-names.ts';
import type { Entry } from '#knowledge/entry.ts';
import type { Want } from '#language/encode/labels.ts';
import type { Example } from './examples.ts';

const wantOfTag: ReadonlyMap<string, Want> = new Map([
  ['price', 'price'],
  ['time', 'time'],
  ['inclusions', 'inclusions'],
  ['comparison', 'comparison'],
  ['link', 'link'],
  ['budget', 'fit'],
]);

/** The wordings of such an entry teach which service and what about it is asked. */
export function catalogueExamples({ question, alternatives, tags }: Entry): Omit<Example, 'context'>[] {
  const services = tags.filter((tag) => Object.hasOwn(serviceNames, tag) || Object.hasOwn(bySite, tag));
  const wants = tags.flatMap((tag) => wantOfTag.get(tag) ?? []);
  if (!services.length) return [];
  return [question, ...alternatives].map((text) => ({
    writer: 'rendered',
    text,
    keys: services.map((slug) => `service:${slug}`),
    kind: 'catalogue',
    ...(wants.length ? { wants } : {}),
    leans: false,
  }));
}
