import { renderTexts } from '#catalogue/render-texts.ts';
import { privacyText } from '#content/pages/privacy.ts';
import { countDays } from '#leads/limits.ts';
import { readConfiguration } from '#server/configuration.ts';
import { breadcrumbs } from '../pages/breadcrumbs.ts';
import { sitePages } from '../pages/site-pages.ts';
import { NumberedDocument } from '../sections/numbered-document.tsx';
import { pageMetaWithCrumbs } from '../seo/page-meta-with-crumbs.ts';
import type { Route } from './+types/privacy';

const crumbs = breadcrumbs(sitePages.privacy);

export const meta = () => pageMetaWithCrumbs(sitePages.privacy, crumbs);

/** The page depends on the server's settings, so the two can't differ. */
export function loader() {
  const result = readConfiguration(process.env);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  const { leadRetentionDays, chatLog, chatLogDays, analyticsOrigins } = result.configuration;
  return renderTexts(
    privacyText({ leadDays: leadRetentionDays, countDays, chatDays: chatLog ? chatLogDays : null, analyticsOrigins }),
  );
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <NumberedDocument text={loaderData} crumbs={crumbs} />;
}
