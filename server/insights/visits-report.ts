import { escapeMarkup } from '#company/escape.ts';
import { countNames } from '../counts/count-names.ts';
import { barTable, countLine } from './charts.ts';
import { countLabels, type VisitSummary } from './visits.ts';

/** The results of visits, as sections of the report. */
export function visitSections({ days, totals, paths, pages }: VisitSummary): string {
  const plots = countNames
    .filter((name) => totals[name] > 0)
    .map((name) => {
      const points = days.map(({ day, counts }) => ({ day, count: counts[name] }));
      return `<figure><figcaption><strong>${totals[name]}</strong> ${countLabels[name]}</figcaption>${countLine(countLabels[name], points)}</figure>`;
    });
  const ways = paths.map(({ name, steps }) =>
    barTable(
      name,
      steps.map(({ label, count }) => ({ label, count })),
    ),
  );
  const rows = pages.map(
    ({ page, views, chats, orders }) =>
      `<tr><th scope="row">${escapeMarkup(page)}</th><td class="number">${views}</td><td class="number">${chats}</td><td class="number">${orders}</td></tr>`,
  );
  return `<section><h2>Visits</h2><p>Counted on the server, without cookies, addresses or anything that tells people apart: each figure is how often something was done, not by how many. Programs that say what they are do not count.</p><div class="plots">${plots.join('')}</div></section>
<section><h2>Funnel</h2>${ways.join('')}</section>
<section><h2>Page by page</h2><table class="pages"><thead><tr><th scope="col">Page</th><th scope="col" class="number">Seen</th><th scope="col" class="number">Chats begun</th><th scope="col" class="number">Orders</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
}
