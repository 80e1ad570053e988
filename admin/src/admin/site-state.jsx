import { Flex, Link, Loader, Typography } from '@strapi/design-system';
import { useEffect } from 'react';
import { longDate } from './dates.js';
import { NamingList } from './naming-list.jsx';
import { Reasons, useFieldErrors } from './refusals.jsx';
import { useAnswer } from './use-answer.js';

/** The pause before the site is asked again while it is working. */
const pauseMs = 3_000;

const colours = {
  live: 'success600',
  refused: 'danger600',
  kept: 'danger600',
  failed: 'danger600',
  held: 'warning600',
  'going-live': 'secondary600',
  'going-off': 'secondary600',
};

const headings = {
  draft: 'Not published: visitors don’t see it.',
  'going-live': 'Going live. It usually takes one to three minutes.',
  'going-off': 'Going off the site. It usually takes one to three minutes.',
  live: 'Live',
  refused: 'The site rejected this',
  kept: 'The site still shows this',
  failed: 'The site couldn’t be rebuilt',
  held: 'Paused: the previous version of the site was restored',
  unknown: 'Status unknown',
};

/** Whether the site is still working on it. */
const goes = (state) => state === 'going-live' || state === 'going-off';

const nothing = [];

/** What visitors see of a document that the site rejects, or can't do without. */
function meanwhile({ state, shown, shownSince }) {
  if (state === 'kept')
    return 'Visitors see it until this is fixed; then it goes off the site by itself. To keep it, publish it again.';
  if (!shown) return 'Visitors don’t see it yet.';
  return `Visitors still see the version ${shownSince ? `of ${longDate(shownSince)}` : 'before'}.`;
}

function Said({
  state,
  sentAt,
  reason,
  refusals = nothing,
  naming = nothing,
  url,
  shown,
  shownSince,
  isWaiting,
  isModified,
}) {
  // A draft that differs has problems of its own.
  useFieldErrors(isModified ? nothing : refusals);
  return (
    <Flex direction="column" alignItems="stretch" gap={1} aria-live="polite">
      <Flex gap={2}>
        {goes(state) && <Loader small>Waiting for the site</Loader>}
        <Typography fontWeight="bold" textColor={colours[state]}>
          {state === 'live' && isModified ? 'Live. Your later changes aren’t published yet.' : headings[state]}
        </Typography>
      </Flex>
      {isWaiting && <Typography variant="pi">Waiting for an earlier change to go live first.</Typography>}
      {sentAt && <Typography variant="pi">Sent on {longDate(sentAt)}</Typography>}
      {reason && <Typography variant="pi">{reason}</Typography>}
      {refusals.length > 0 && <Reasons refusals={refusals} />}
      {naming.length > 0 && <NamingList records={naming} />}
      {(state === 'refused' || (state === 'kept' && naming.length === 0)) && (
        <Typography variant="pi">{meanwhile({ state, shown, shownSince })}</Typography>
      )}
      {url && (
        <Link href={url} isExternal>
          {state === 'live' ? 'See it on the site' : 'See what visitors see'}
        </Link>
      )}
    </Flex>
  );
}

/** What the site did with something, asked again until the site has finished. */
export function SiteState({ address, isModified = false }) {
  const { answer, isLoading, failed, again } = useAnswer(address);
  const isGoing = goes(answer?.state);
  useEffect(() => {
    if (!isGoing || !answer) return undefined;
    // Each answer is waited for: a busy site must not be asked several times at once.
    const timer = setTimeout(again, pauseMs);
    return () => clearTimeout(timer);
  }, [isGoing, answer, again]);
  // The state from before publishing or unpublishing no longer applies.
  if (isLoading) return <Loader small>Asking the site</Loader>;
  return <Said {...(failed ? { state: 'unknown' } : answer)} isModified={isModified} />;
}
