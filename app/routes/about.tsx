import { Band } from '../sections/band.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { sitePages } from '../site-pages.ts';

export const meta = () => pageMeta(sitePages.about);

export default function AboutPage() {
  return (
    <Band>
      <h1>{sitePages.about.label}</h1>
    </Band>
  );
}
