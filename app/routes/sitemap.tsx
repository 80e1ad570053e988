import { Band } from '../sections/band.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { sitePages } from '../site-pages.ts';

export const meta = () => pageMeta(sitePages.sitemap);

export default function SitemapPage() {
  return (
    <Band>
      <h1>{sitePages.sitemap.label}</h1>
    </Band>
  );
}
