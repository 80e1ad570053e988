import { deliveryDays } from '#catalogue/look-up.ts';
import { offered } from '#catalogue/offered.ts';
import { referencePattern, resolveReference } from '#catalogue/references.ts';
import type { ServiceFile } from '#catalogue/service.ts';
import { timeIn } from '#knowledge/check/typed-figures.ts';
import { plainWords } from '#language/text/plain.ts';
import { servicesFolder } from './check-service-shapes.ts';
import type { Finding } from './finding.ts';
import { locationOf, type TextFile } from './text-files.ts';

/** Policies that last a time of their own. */
const lasting = ['policy.refund-window', 'policy.revision-days', 'policy.quote-days'];

/** 'Six weeks' and '6-week' as '6 weeks'. */
function plainTime(text: string): string {
  const [count, unit = ''] = plainWords(text.replaceAll('-', ' '));
  return `${count} ${unit.replace(/s$/, '')}${count === '1' ? '' : 's'}`;
}

/** The reference for a time, if it is a figure of the service or a policy. */
function referenceFor(time: string, { slug, packages }: ServiceFile['facts']): string | undefined {
  const asDays = /^(\d+) (day|week|month)s?$/.exec(time);
  const days = asDays && Number(asDays[1]) * { day: 1, week: 7, month: 30 }[asDays[2] as 'day' | 'week' | 'month'];
  const row = packages.find((each) => !each.recurs && each.delivery && deliveryDays(each) === days);
  return row ? `${slug}.${row.tier}.days` : lasting.find((name) => resolveReference(name) === time);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

/** Times in a service's texts that are a figure. Others, such as how long a lesson is, are known nowhere else. */
export function findTypedTimes(files: readonly TextFile[], categories = offered): Finding[] {
  const services = new Set(categories.flatMap(({ page, services: listed }) => [page, ...listed]));
  return [...services].flatMap(({ facts, text }) =>
    stringsIn(text).flatMap((said): Finding[] => {
      const time = timeIn(said.replace(referencePattern, '…'));
      const reference = time && referenceFor(plainTime(time), facts);
      if (!reference) return [];
      const where = locationOf(files, `${servicesFolder}/${facts.slug}.ts`, said.slice(0, 60).split("'")[0] ?? said);
      return [{ where, reason: `holds a time, '${time}': write {${reference}}, which follows when it changes` }];
    }),
  );
}
