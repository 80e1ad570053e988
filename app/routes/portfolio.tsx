import { Band } from '../sections/band.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { sitePages } from '../site-pages.ts';

export const meta = () => pageMeta(sitePages.portfolio);

export default function PortfolioPage() {
  return (
    <Band>
      <h1>{sitePages.portfolio.label}</h1>
    </Band>
  );
}
