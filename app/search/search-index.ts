import { alsoCalled } from '#catalogue/also-called.ts';
import { renderTexts } from '#catalogue/render-texts.ts';
import { services } from '#catalogue/services.ts';
import { questionId } from '../question-id.ts';
import { serviceView } from '../service-page/service-view.ts';
import { siteAddresses } from '../site-addresses.ts';
import type { SearchEntry } from './search-entry.ts';

/** Everything the palette can find. Heavy: made once, at build time, and fetched when the palette first opens. */
export function searchIndex(): SearchEntry[] {
  const addresses = siteAddresses();
  const titled = (kind: (typeof addresses)[number]['kind']) => addresses.filter((address) => address.kind === kind);
  return [
    ...services.map(
      ({ slug, name, shortName }): SearchEntry => ({
        kind: 'service',
        title: name,
        path: `/service/${slug}`,
        also: [...new Set([shortName, ...(alsoCalled[slug] ?? [])])],
        note: serviceView(slug).kicker,
      }),
    ),
    ...titled('page').map(({ label, path }): SearchEntry => ({ kind: 'page', title: label, path })),
    ...titled('post').map(({ label, path }): SearchEntry => ({ kind: 'post', title: label, path })),
    ...titled('piece').map(({ label, path }): SearchEntry => ({ kind: 'work', title: label, path })),
    ...services.flatMap(({ slug, name, text }) =>
      renderTexts(text.questions).map(
        ({ question }): SearchEntry => ({
          kind: 'question',
          title: question,
          path: `/service/${slug}#${questionId(question)}`,
          note: name,
        }),
      ),
    ),
  ];
}
