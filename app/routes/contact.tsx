import { renderTexts } from '#catalogue/render-texts.ts';
import { emailUrl, whatsappUrl } from '#company/addresses.ts';
import { contact } from '#content/pages/contact.ts';
import { crumbsTo } from '../crumbs.ts';
import { Band } from '../sections/band.tsx';
import { ButtonRow } from '../sections/button-row.tsx';
import { CheckList } from '../sections/check-list.tsx';
import { Offices } from '../sections/offices.tsx';
import { PageHeader } from '../sections/page-header.tsx';
import { Points } from '../sections/points.tsx';
import { PreparedMessages } from '../sections/prepared-messages.tsx';
import { SectionHeading } from '../sections/section-heading.tsx';
import { TextSection } from '../sections/text-section.tsx';
import { pageMetaWithCrumbs } from '../seo/page-meta-with-crumbs.ts';
import { contactPage } from '../seo/structured-data.ts';
import { sitePages } from '../site-pages.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import type { Route } from './+types/contact';

const crumbs = crumbsTo(sitePages.contact);

export const meta = () =>
  pageMetaWithCrumbs({ ...sitePages.contact, structuredData: [contactPage(sitePages.contact)] }, crumbs);

export function loader() {
  return renderTexts(contact);
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { heading, lead, waysHeading, ways, adviceHeading, advice } = loaderData;
  const { messagesHeading, messages, officesHeading, officesText } = loaderData;
  return (
    <>
      <PageHeader heading={heading} lead={lead} crumbs={crumbs} kite="contact">
        <ButtonRow>
          <ButtonLink to={whatsappUrl()}>Write on WhatsApp</ButtonLink>
          <ButtonLink to={emailUrl()} look="outline">
            Send an email
          </ButtonLink>
        </ButtonRow>
      </PageHeader>
      <Band labelledBy="ways">
        <SectionHeading id="ways" title={waysHeading} />
        <Points points={ways} />
      </Band>
      <Band tone="sky" labelledBy="messages">
        <SectionHeading id="messages" title={messagesHeading} />
        <PreparedMessages messages={messages} />
      </Band>
      <Band tone="sheet" labelledBy="advice">
        <TextSection id="advice" title={adviceHeading} paragraphs={[]}>
          <CheckList items={advice} />
        </TextSection>
      </Band>
      <Band labelledBy="offices">
        <SectionHeading id="offices" title={officesHeading} lead={officesText} />
        <Offices />
      </Band>
    </>
  );
}
