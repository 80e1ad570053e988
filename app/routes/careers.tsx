import { Band } from '../sections/band.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { sitePages } from '../site-pages.ts';

export const meta = () => pageMeta(sitePages.careers);

export default function CareersPage() {
  return (
    <Band>
      <h1>{sitePages.careers.label}</h1>
    </Band>
  );
}
