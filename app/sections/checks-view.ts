import { renderTexts } from '#catalogue/render-texts.ts';
import { checksText } from '#content/pages/checks.ts';
import { terms } from '#content/pages/terms.ts';
import { sitePages } from '../pages/site-pages.ts';

/** What can be found out about us before paying, with where. */
export function checksView() {
  const { checks, ...texts } = checksText;
  return {
    ...renderTexts(texts),
    points: renderTexts(checks).map(({ title, text, link: { page, section, label } }) => {
      const { path } = sitePages[page];
      // Sections are named by whoever writes the terms: without one of that name, to the page itself.
      const within = terms.sections.some(({ id }) => id === section) ? `#${section}` : '';
      return { title, text, link: { path: `${path}${within}`, label } };
    }),
  };
}
