import { expect, test } from 'vitest';
import { catalogue } from '#catalogue/catalogue.ts';
import { differences } from '#catalogue/differences.ts';
import type { Package } from '#catalogue/package.ts';
import { formatQuantity, quantityNames } from '#catalogue/quantities.ts';
import { renderReferences } from '#catalogue/references.ts';
import { packageDifference } from './packages.ts';
import { type Subject, subjects } from './subject.ts';

const pairs: [service: string, tiers: string, subject: Subject, lower: Package, upper: Package][] = subjects(
  catalogue,
  {},
).flatMap((subject) =>
  subject.packages.flatMap((lower, index) =>
    subject.packages
      .slice(index + 1)
      .map((upper): (typeof pairs)[number] => [subject.slug, `${lower.name} and ${upper.name}`, subject, lower, upper]),
  ),
);

function said(subject: Subject, lower: Package, upper: Package): string {
  return renderReferences(packageDifference(subject, lower, upper).answer);
}

test.each(pairs)('%s: %s are compared by every limit that differs', (_service, _tiers, subject, lower, upper) => {
  const answer = said(subject, lower, upper);
  for (const name of quantityNames) {
    const [less, more] = [lower.limits[name], upper.limits[name]];
    if (JSON.stringify(less) === JSON.stringify(more)) continue;
    for (const amount of [less, more]) {
      if (amount === undefined) continue;
      expect(answer).toContain(formatQuantity(name, amount));
    }
  }
});

test.each(pairs)('%s: %s differ in nothing the comparison leaves out', (_service, _tiers, subject, lower, upper) => {
  const answer = said(subject, lower, upper);
  const open = lower.price === null || upper.price === null;
  for (const { kind, heading, values } of differences([lower, upper])) {
    if (kind === 'inclusion') {
      if (!open) expect(answer).toContain(heading);
      expect(answer).not.toContain('The rest is the same in both');
    } else if (kind !== 'quantity' && !open) {
      for (const value of values) expect(answer).toContain(value);
    }
  }
});
