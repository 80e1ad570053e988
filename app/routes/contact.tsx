import { Band } from '../sections/band.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { sitePages } from '../site-pages.ts';

export const meta = () => pageMeta(sitePages.contact);

export default function ContactPage() {
  return (
    <Band>
      <h1>{sitePages.contact.label}</h1>
    </Band>
  );
}
