import { renderTexts } from '#catalogue/render-texts.ts';
import { developers } from '#content/pages/developers.ts';
import { breadcrumbs } from '../pages/breadcrumbs.ts';
import { sitePages } from '../pages/site-pages.ts';
import { NumberedDocument } from '../sections/numbered-document.tsx';
import { pageMetaWithCrumbs } from '../seo/page-meta-with-crumbs.ts';
import type { Route } from './+types/developers';

const crumbs = breadcrumbs(sitePages.developers);

export const meta = () => pageMetaWithCrumbs(sitePages.developers, crumbs);

export function loader() {
  return renderTexts(developers);
}

export default function DevelopersPage({ loaderData }: Route.ComponentProps) {
  return <NumberedDocument text={loaderData} crumbs={crumbs} />;
}
