import { Band } from '../sections/band.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { sitePages } from '../site-pages.ts';

export const meta = () => pageMeta(sitePages.home);

export default function HomePage() {
  return (
    <Band>
      <h1>{sitePages.home.label}</h1>
    </Band>
  );
}
