import { testimonialsText } from '#content/pages/collections.ts';
import { testimonials } from '#content/testimonials.ts';
import { crumbsTo } from '../crumbs.ts';
import { Band } from '../sections/band.tsx';
import { PageHeader } from '../sections/page-header.tsx';
import { TestimonialSheets } from '../sections/testimonial-sheets.tsx';
import { pageMetaWithCrumbs } from '../seo/page-meta-with-crumbs.ts';
import { serviceLinks } from '../service-links.ts';
import { sitePages } from '../site-pages.ts';
import type { Route } from './+types/testimonials';

const crumbs = crumbsTo(sitePages.testimonials);

export const meta = () => pageMetaWithCrumbs(sitePages.testimonials, crumbs);

export function loader() {
  return {
    ...testimonialsText,
    sheets: testimonials.map(({ quote, role, trade, country, services }) => ({
      quote,
      signature: `${role}, ${trade}, ${country}`,
      services: serviceLinks(services),
    })),
  };
}

export default function TestimonialsPage({ loaderData }: Route.ComponentProps) {
  const { heading, lead, sampleNote, sheets } = loaderData;
  return (
    <>
      <PageHeader heading={heading} lead={lead} crumbs={crumbs} kite="testimonials">
        <p>{sampleNote}</p>
      </PageHeader>
      <Band>
        <TestimonialSheets testimonials={sheets} />
      </Band>
    </>
  );
}
