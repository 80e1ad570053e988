import { renderTexts } from '#catalogue/render-texts.ts';
import { testimonialsText } from '#content/pages/collections.ts';
import { textFiles } from '#content/photograph.ts';
import { portfolio } from '#content/portfolio.ts';
import type { PortfolioPiece } from '#content/portfolio-piece.ts';
import { pieceBehind } from '#content/same-client.ts';
import { clientOf } from '#content/sample.ts';
import { samples } from '#content/samples.ts';
import { testimonials } from '#content/testimonials.ts';
import { breadcrumbs } from '../pages/breadcrumbs.ts';
import { serviceLinks } from '../pages/service-links.ts';
import { sitePages } from '../pages/site-pages.ts';
import { withPicture } from '../photographs/picture-of.ts';
import { Band } from '../sections/band.tsx';
import { PageHeader } from '../sections/page-header.tsx';
import { TestimonialSheets } from '../sections/testimonial-sheets.tsx';
import { pageMetaWithCrumbs } from '../seo/page-meta-with-crumbs.ts';
import type { Route } from './+types/testimonials';

/** While all of them are samples, a few are enough to show what they look like. */
const maxSamples = 6;

const crumbs = breadcrumbs(sitePages.testimonials);

export const meta = () => pageMetaWithCrumbs(sitePages.testimonials, crumbs);

function aboutProject(piece: PortfolioPiece | undefined) {
  return piece ? { project: { title: piece.title, path: `/portfolio/${piece.slug}` } } : {};
}

export function loader() {
  const shown = samples.testimonials === 'all' ? testimonials.slice(0, maxSamples) : testimonials;
  return {
    ...renderTexts(testimonialsText),
    sheets: shown.map((item) => ({
      quote: item.quote,
      ...clientOf(item),
      signature: `${item.role}, ${item.trade}, ${item.country}`,
      services: serviceLinks(item.services),
      ...withPicture(textFiles.testimonials, item),
      ...aboutProject(pieceBehind(item, portfolio)),
    })),
  };
}

export default function TestimonialsPage({ loaderData }: Route.ComponentProps) {
  const { heading, lead, sampleNote, sheets } = loaderData;
  return (
    <>
      <PageHeader heading={heading} lead={lead} crumbs={crumbs} motif="testimonials">
        {sampleNote ? <p>{sampleNote}</p> : null}
      </PageHeader>
      <Band>
        <TestimonialSheets testimonials={sheets} />
      </Band>
    </>
  );
}
