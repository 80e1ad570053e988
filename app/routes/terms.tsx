import { renderTexts } from '#catalogue/render-texts.ts';
import { terms } from '#content/pages/terms.ts';
import { crumbsTo } from '../crumbs.ts';
import { Band } from '../sections/band.tsx';
import { BesideContents } from '../sections/beside-contents.tsx';
import { ContentsList } from '../sections/contents-list.tsx';
import { PageHeader } from '../sections/page-header.tsx';
import { TermsSections } from '../sections/terms-sections.tsx';
import { pageMetaWithCrumbs } from '../seo/page-meta-with-crumbs.ts';
import { sitePages } from '../site-pages.ts';
import type { Route } from './+types/terms';

const crumbs = crumbsTo({ path: sitePages.terms.path, label: 'Terms and conditions' });

export const meta = () => pageMetaWithCrumbs(sitePages.terms, crumbs);

export function loader() {
  return renderTexts(terms);
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  const { heading, lead, sections } = loaderData;
  return (
    <>
      <PageHeader heading={heading} lead={lead} crumbs={crumbs} kite="terms" />
      <Band>
        <BesideContents aside={<ContentsList entries={sections} numbered />}>
          <TermsSections sections={sections} />
        </BesideContents>
      </Band>
    </>
  );
}
