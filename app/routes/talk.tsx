import { data, redirect } from 'react-router';
import { company, officeHours } from '#company/facts.ts';
import { replyInWords } from '#company/hours-in-words.ts';
import { pageTitle } from '#company/page-title.ts';
import { talkPath } from '#leads/talk-addresses.ts';
import { missingPage } from '../pages/missing-page.ts';
import { Band } from '../sections/band.tsx';
import { PageHeader } from '../sections/page-header.tsx';
import { SectionHeading } from '../sections/section-heading.tsx';
import { talksContext } from '../server-contexts.ts';
import { FollowUpForm } from '../talk/follow-up-form.tsx';
import styles from '../talk/talk-columns.module.css';
import { TalkMessages } from '../talk/talk-messages.tsx';
import type { Route } from './+types/talk';

/** Anyone with the URL can read and write here, so it is kept out of indexes, caches and other sites' logs. */
export const headers = () => ({
  'cache-control': 'no-store',
  // With 'no-referrer', browsers wouldn't send the form's origin either.
  'referrer-policy': 'strict-origin',
  'x-robots-tag': 'noindex, nofollow',
});

export const meta: Route.MetaFunction = () => [
  { title: pageTitle('Your talk with us') },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'color-scheme', content: 'light dark' },
];

export async function loader({ params: { key }, request, context }: Route.LoaderArgs) {
  const talk = await context
    .get(talksContext)
    ?.read(key)
    .catch(() => {
      throw data(null, { status: 503 });
    });
  if (!talk) throw missingPage(request);
  // The same for a form that is submitted twice.
  return { talk, key, id: crypto.randomUUID(), name: company.name, replyTime: replyInWords(officeHours) };
}

/** A follow-up without scripts: stored first, then shown at a URL that can be reloaded. */
export async function action({ params: { key }, request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const text = form.get('text');
  const outcome = await context.get(talksContext)?.say(key, { id: form.get('id'), text });
  if (outcome?.kind === 'said') throw redirect(`${talkPath(key)}#ask-back`, 303);
  if (!outcome || outcome.kind === 'unknown') throw missingPage(request);
  const status = { invalid: 400, full: 409, 'too many': 429, away: 503 }[outcome.kind];
  return data({ problem: outcome.message, text: typeof text === 'string' ? text : '' }, { status });
}

export default function TalkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { talk, key, id, name, replyTime } = loaderData;
  return (
    <>
      <PageHeader
        heading="Your talk with us"
        lead={`A person at ${name} replies ${replyTime}. Keep the address of this page: it opens the talk, for you and for anybody you give it to.`}
        kicker={`Reference ${talk.reference}`}
        compact
      />
      <Band labelledBy="said">
        <div className={styles.columns}>
          <div>
            <SectionHeading id="said" title="What was said" />
            <TalkMessages key={talk.messages.length} talkKey={key} messages={talk.messages} team={name} />
          </div>
          <FollowUpForm id={id} text={actionData?.text ?? ''} problem={actionData?.problem} />
        </div>
      </Band>
    </>
  );
}
