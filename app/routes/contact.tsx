import { Suspense } from 'react';
import { data, redirect } from 'react-router';
import { renderTexts } from '#catalogue/render-texts.ts';
import { emailUrl, telephoneUrl, whatsappUrl } from '#company/addresses.ts';
import { officeHours } from '#company/facts.ts';
import { holidaysInWords, weekInWords, zoneInWords } from '#company/hours-in-words.ts';
import { contact } from '#content/pages/contact.ts';
import { estimateLines } from '#leads/estimate-lines.ts';
import { type Outcome, unavailableMessage } from '#leads/outcome.ts';
import { headersOf, statusOf } from '#server/leads/outcome-answer.ts';
import { Confirmation } from '../contact/confirmation.tsx';
import { FormColumns, WhatToWrite } from '../contact/form-columns.tsx';
import { receiveFormContext } from '../contact/form-context.ts';
import { keptValues, valuesOf } from '../contact/form-values.ts';
import { readPrefill, thanksPath } from '../contact/prefill.ts';
import { breadcrumbs } from '../pages/breadcrumbs.ts';
import { sitePages } from '../pages/site-pages.ts';
import { Band } from '../sections/band.tsx';
import { ButtonRow } from '../sections/button-row.tsx';
import { KeyPoints } from '../sections/key-points.tsx';
import { OfficeHours } from '../sections/office-hours.tsx';
import { Offices } from '../sections/offices.tsx';
import { PageHeader } from '../sections/page-header.tsx';
import { PreparedMessages } from '../sections/prepared-messages.tsx';
import { SectionHeading } from '../sections/section-heading.tsx';
import { pageMetaWithCrumbs } from '../seo/page-meta-with-crumbs.ts';
import { contactPage } from '../seo/structured-data.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { lazyWhenNear } from '../ui/lazy-when-near.ts';
import type { Route } from './+types/contact';

const crumbs = breadcrumbs(sitePages.contact);

export const meta = () =>
  pageMetaWithCrumbs({ ...sitePages.contact, structuredData: [contactPage(sitePages.contact)] }, crumbs);

const writing = { kind: 'writing' } as const;
const formId = 'message';
const whatsapp = whatsappUrl();
const ContactForm = lazyWhenNear(formId, async () => (await import('../contact/contact-form.tsx')).ContactForm);

export function loader({ request }: Route.LoaderArgs) {
  return {
    ...renderTexts(contact),
    hours: officeHours,
    week: weekInWords(officeHours),
    zone: zoneInWords(officeHours.timeZone),
    holidays: holidaysInWords(officeHours),
    prefill: readPrefill(request.url),
  };
}

/** The form without scripts: stored and confirmed at a URL that can be reloaded, or shown again with what was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const values = valuesOf(await request.formData());
  const receive = context.get(receiveFormContext);
  const outcome: Outcome = receive ? await receive(values) : { kind: 'away', message: unavailableMessage };
  if (outcome.kind === 'thanked') throw redirect(thanksPath(outcome.reference, outcome.talk), 303);
  const kept = keptValues(values);
  const answer = { outcome, values: kept, estimateLines: estimateLines(kept.estimate ?? '') };
  return data(answer, { status: statusOf(outcome), headers: headersOf(outcome) });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { prefill, formHeading, formLead } = loaderData;
  const values = { ...prefill.values, ...actionData?.values };
  const { heading, lead, waysHeading, ways, adviceHeading, advice } = loaderData;
  const { messagesHeading, messages, officesHeading, officesText, hours, week, zone, holidays } = loaderData;
  return (
    <>
      <PageHeader heading={heading} lead={lead} crumbs={crumbs} motif="contact" compact>
        <ButtonRow>
          <ButtonLink to="#message">Write to us here</ButtonLink>
          {whatsapp && (
            <ButtonLink to={whatsapp} look="outline">
              WhatsApp us
            </ButtonLink>
          )}
          {telephoneUrl && (
            <ButtonLink to={telephoneUrl} look="outline">
              Call us
            </ButtonLink>
          )}
          <ButtonLink to={emailUrl()} look="outline">
            Email us
          </ButtonLink>
        </ButtonRow>
      </PageHeader>
      <Band id={formId} labelledBy="write">
        <SectionHeading id="write" title={formHeading} lead={formLead} />
        <FormColumns aside={<WhatToWrite title={adviceHeading} advice={advice} />}>
          {prefill.reference ? (
            <Confirmation reference={prefill.reference} talk={prefill.talk} />
          ) : (
            <Suspense>
              <ContactForm
                key={prefill.key}
                values={values}
                estimateLines={actionData?.estimateLines ?? prefill.estimateLines}
                initial={actionData?.outcome ?? writing}
              />
            </Suspense>
          )}
        </FormColumns>
      </Band>
      <Band tone="sheet" labelledBy="ways">
        <SectionHeading id="ways" title={waysHeading} />
        <KeyPoints points={ways} />
        <OfficeHours week={week} zone={zone} holidays={holidays} hours={hours} />
      </Band>
      <Band tone="sky" labelledBy="messages">
        <SectionHeading id="messages" title={messagesHeading} />
        <PreparedMessages messages={messages} />
      </Band>
      <Band tone="sheet" labelledBy="offices">
        <SectionHeading id="offices" title={officesHeading} lead={officesText} />
        <Offices />
      </Band>
    </>
  );
}
