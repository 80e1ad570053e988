import { renderTexts } from '#catalogue/render-texts.ts';
import { terms } from '#content/pages/terms.ts';
import { breadcrumbs } from '../pages/breadcrumbs.ts';
import { sitePages } from '../pages/site-pages.ts';
import { NumberedDocument } from '../sections/numbered-document.tsx';
import { RefundTable } from '../sections/refund-table.tsx';
import { refundsView } from '../sections/refunds-view.ts';
import { pageMetaWithCrumbs } from '../seo/page-meta-with-crumbs.ts';
import type { Route } from './+types/terms';

const crumbs = breadcrumbs({ path: sitePages.terms.path, label: 'Terms and conditions' });

export const meta = () => pageMetaWithCrumbs(sitePages.terms, crumbs);

export function loader() {
  return { ...renderTexts(terms), refunds: refundsView() };
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  const { refunds, ...text } = loaderData;
  return <NumberedDocument text={text} crumbs={crumbs} tables={{ refunds: <RefundTable {...refunds} /> }} />;
}
