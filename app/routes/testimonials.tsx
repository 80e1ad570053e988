import { Band } from '../sections/band.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { sitePages } from '../site-pages.ts';

export const meta = () => pageMeta(sitePages.testimonials);

export default function TestimonialsPage() {
  return (
    <Band>
      <h1>{sitePages.testimonials.label}</h1>
    </Band>
  );
}
