import { renderTexts } from '#catalogue/render-texts.ts';
import { emailUrl } from '#company/addresses.ts';
import { careers } from '#content/pages/careers.ts';
import { breadcrumbs } from '../pages/breadcrumbs.ts';
import { sitePages } from '../pages/site-pages.ts';
import { Band } from '../sections/band.tsx';
import { ButtonRow } from '../sections/button-row.tsx';
import { KeyPoints } from '../sections/key-points.tsx';
import { PageHeader } from '../sections/page-header.tsx';
import { SectionHeading } from '../sections/section-heading.tsx';
import { TextSection } from '../sections/text-section.tsx';
import { pageMetaWithCrumbs } from '../seo/page-meta-with-crumbs.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import type { Route } from './+types/careers';

const crumbs = breadcrumbs(sitePages.careers);

export const meta = () => pageMetaWithCrumbs(sitePages.careers, crumbs);

export function loader() {
  return renderTexts(careers);
}

export default function CareersPage({ loaderData }: Route.ComponentProps) {
  const { heading, lead, openHeading, openText, roles, sendHeading, sendPoints } = loaderData;
  const { applyHeading, applyText, applySubject } = loaderData;
  return (
    <>
      <PageHeader heading={heading} lead={lead} crumbs={crumbs} motif="careers" />
      <Band labelledBy="roles">
        <SectionHeading id="roles" title={openHeading} lead={openText} />
        <KeyPoints points={roles} />
      </Band>
      <Band tone="sheet" labelledBy="send">
        <SectionHeading id="send" title={sendHeading} />
        <KeyPoints points={sendPoints} />
      </Band>
      <Band tone="sky" labelledBy="apply">
        <TextSection id="apply" title={applyHeading} paragraphs={[applyText]} large>
          <ButtonRow>
            <ButtonLink to={emailUrl(applySubject)}>Send your application</ButtonLink>
          </ButtonRow>
        </TextSection>
      </Band>
    </>
  );
}
