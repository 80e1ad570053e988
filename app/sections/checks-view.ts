import { renderTexts } from '#catalogue/render-texts.ts';
import { checksText } from '#content/pages/checks.ts';
import { terms } from '#content/pages/terms.ts';
import { sitePages } from '../pages/site-pages.ts';

/** What can be verified about us before paying, and where. */
export function checksView() {
  const { checks, ...texts } = checksText;
  return {
    ...renderTexts(texts),
    points: renderTexts(checks).map(({ title, text, link: { page, section, label } }) => {
      const { path } = sitePages[page];
      // Authors choose the names of sections: without one of that name, the link leads to the page itself.
      const within = terms.sections.some(({ id }) => id === section) ? `#${section}` : '';
      return { title, text, link: { path: `${path}${within}`, label } };
    }),
  };
}
