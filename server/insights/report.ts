import { serviceNames } from '#catalogue/service-names.ts';
import { escapeMarkup } from '#company/escape.ts';
import { company } from '#company/facts.ts';
import { barTable, timeLine } from './charts.ts';
import type { Cluster } from './cluster.ts';
import { type HandedOver, handedOverSection } from './handed-over.ts';
import { reportStyle } from './report-style.ts';
import type { Summary } from './summary.ts';
import type { VisitSummary } from './visits.ts';
import { visitSections } from './visits-report.ts';

const maxClusters = 30;

interface Reported {
  summary: Summary;
  visits: VisitSummary;
  clusters: readonly Cluster[];
  talks: readonly HandedOver[];
  days: number;
}

/** The report as a self-contained file: to open, print or pass on. */
export function reportHtml({ summary, visits, clusters, talks, days }: Reported): string {
  const { total, unanswered, thumbsUp, thumbsDown } = summary;
  const share = total === 0 ? '–' : `${Math.round(((total - unanswered) / total) * 100)} %`;
  const title = `What visitors asked ${company.name}, and what came of it`;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<style>${reportStyle}</style>
</head>
<body>
<header>
<h1>${escapeMarkup(title)}</h1>
<p>The last ${days} days. Email addresses, phone and account numbers are taken out. A name that a visitor typed is still there.</p>
<ul class="figures">
<li><strong>${total}</strong> questions</li>
<li><strong>${share}</strong> answered</li>
<li><strong>${clusters.length}</strong> subjects without an answer</li>
<li><strong>${thumbsUp}</strong> thumbs up, <strong>${thumbsDown}</strong> down</li>
</ul>
</header>
<main>
${visitSections(visits)}
<section><h2>Questions, day by day</h2>${timeLine(summary.days)}<p class="key"><span class="answered"></span> answered <span class="open"></span> without an answer</p></section>
<section><h2>What nobody could answer</h2>${openQuestions(clusters)}</section>
${handedOverSection(talks)}
<section><h2>What was asked most</h2>${barTable(
    'Times asked, by answer',
    summary.maxAsked.map(({ text, count }) => ({ label: text, count })),
  )}</section>
<section><h2>Which services they asked about</h2>${barTable(
    'Times asked, by service',
    summary.services.map(({ slug, count }) => ({ label: serviceName(slug), count })),
  )}</section>
<section><h2>Answers that did not help</h2>${dislikedAnswers(summary.disliked)}</section>
</main>
</body>
</html>
`;
}

/** 'logo-design' gives 'Logo Design'. */
export function serviceName(slug: string): string {
  const names: Readonly<Record<string, { name: string }>> = serviceNames;
  return (Object.hasOwn(names, slug) ? names[slug]?.name : undefined) ?? slug;
}

function openQuestions(clusters: readonly Cluster[]): string {
  if (clusters.length === 0) return '<p>Nothing: every question had an answer.</p>';
  const items = clusters.slice(0, maxClusters).map(({ name, count, wordings }) =>
    opened(
      name,
      count,
      wordings.map(({ text, count: times }) => (times > 1 ? `${text} (${times} ×)` : text)),
    ),
  );
  return `<p>Questions that mean the same stand together. <code>npm run insights -- --draft</code> makes an entry of each.</p>${items.join('')}`;
}

function dislikedAnswers(disliked: Summary['disliked']): string {
  if (disliked.length === 0) return '<p>None got a thumb down.</p>';
  return disliked.map(({ name, count, questions }) => opened(name, count, questions)).join('');
}

function opened(name: string, count: number, lines: readonly string[]): string {
  const list = lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join('');
  return `<details><summary><span>${escapeMarkup(name)}</span><span class="number">${count}</span></summary><ul>${list}</ul></details>`;
}
