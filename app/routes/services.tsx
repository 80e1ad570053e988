import { Band } from '../sections/band.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { sitePages } from '../site-pages.ts';

export const meta = () => pageMeta(sitePages.services);

export default function ServicesPage() {
  return (
    <Band>
      <h1>{sitePages.services.label}</h1>
    </Band>
  );
}
