import { Band } from '../sections/band.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { sitePages } from '../site-pages.ts';

export const meta = () => pageMeta(sitePages.terms);

export default function TermsPage() {
  return (
    <Band>
      <h1>{sitePages.terms.label}</h1>
    </Band>
  );
}
