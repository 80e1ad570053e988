import { Band } from '../sections/band.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { sitePages } from '../site-pages.ts';

export const meta = () => pageMeta(sitePages.blog);

export default function BlogPage() {
  return (
    <Band>
      <h1>{sitePages.blog.label}</h1>
    </Band>
  );
}
