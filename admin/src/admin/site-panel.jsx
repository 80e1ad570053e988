import { Box, Flex, Link, Loader, TextButton, Typography } from '@strapi/design-system';
import { useAuth, useForm } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { typeOf } from './addresses.js';
import { longDate } from './dates.js';
import { onDraftChange } from './draft-changes.js';
import { formErrors } from './form-errors.js';
import { goToField } from './go-to-field.js';
import { HelpLink } from './help-link.jsx';
import { checkOf, keepRefusals } from './known-refusals.js';
import { mayPublishType } from './permissions.js';
import { useAnswer } from './use-answer.js';

/** The polling interval while the site is working. */
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
  'going-live': 'Going live. It takes about a minute.',
  'going-off': 'Going off the site. It takes about a minute.',
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

/** The rest is at the fields. */
const mostReasons = 8;

/** Reasons for a rejection, each with a link to its field. */
function Reasons({ refusals }) {
  const more = refusals.length - mostReasons;
  return (
    <Box tag="ul" paddingLeft={4} style={{ listStyle: 'disc' }}>
      {refusals.slice(0, mostReasons).map(({ reason, field }) => (
        <li key={reason}>
          <Typography variant="pi" style={{ overflowWrap: 'anywhere' }}>
            {reason}{' '}
          </Typography>
          {field && <TextButton onClick={() => goToField(field)}>Go to the field</TextButton>}
        </li>
      ))}
      {more > 0 && (
        <li>
          <Typography variant="pi">and {more} more, shown at their fields</Typography>
        </li>
      )}
    </Box>
  );
}

/** What visitors see of a document that the site rejects, or can't do without. */
function meanwhile({ state, shown, shownSince }) {
  if (state === 'kept')
    return 'Visitors see it until this is fixed; then it goes off the site by itself. To keep it, publish it again.';
  if (!shown) return 'Visitors don’t see it yet.';
  return `Visitors still see the version ${shownSince ? `of ${longDate(shownSince)}` : 'before'}.`;
}

function State({ state, sentAt, reason, refusals = nothing, url, shown, shownSince, isModified }) {
  // A draft that differs has problems of its own.
  useFieldErrors(isModified ? nothing : refusals);
  return (
    <Flex direction="column" alignItems="stretch" gap={1} aria-live="polite">
      <Flex gap={2}>
        {goes(state) && <Loader small>Waiting for the site</Loader>}
        <Typography fontWeight="bold" textColor={colours[state]}>
          {state === 'live' && isModified ? 'Live, without later changes' : headings[state]}
        </Typography>
      </Flex>
      {sentAt && <Typography variant="pi">Sent on {longDate(sentAt)}</Typography>}
      {reason && <Typography variant="pi">{reason}</Typography>}
      {refusals.length > 0 && <Reasons refusals={refusals} />}
      {(state === 'refused' || state === 'kept') && (
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

/** Shows reasons for a rejection at the form's fields, too. */
function useFieldErrors(refusals) {
  const setErrors = useForm('SitePanel', ({ setErrors: set }) => set);
  const modified = useForm('SitePanel', ({ modified: changed }) => changed);
  // Errors move the focus, so none are set while someone is typing.
  const isWriting = useRef(modified);
  isWriting.current = modified;
  useEffect(() => {
    if (refusals.length > 0 && !isWriting.current) setErrors(formErrors(refusals));
  }, [refusals, setErrors]);
}

/** What the site would reject in the draft; also shown at its fields. */
function Draft({ address }) {
  const [changes, setChanges] = useState(0);
  const checkAgain = useCallback(() => setChanges((count) => count + 1), []);
  useEffect(() => onDraftChange(checkAgain), [checkAgain]);
  const { answer, isLoading } = useAnswer(`${address} ${changes}`);
  const refusals = answer?.refusals ?? nothing;
  useFieldErrors(refusals);
  useEffect(() => keepRefusals(address, isLoading ? undefined : refusals), [address, isLoading, refusals]);
  if (isLoading)
    return (
      <Flex gap={2}>
        <Loader small>Checking</Loader>
        <Typography variant="pi">Checking what you saved …</Typography>
      </Flex>
    );
  if (answer?.unknown)
    return (
      <Box>
        <Typography variant="pi" tag="p">
          Not checked: {answer.unknown}
        </Typography>
        <TextButton onClick={checkAgain}>Check again</TextButton>
      </Box>
    );
  if (refusals.length === 0) return <Typography variant="pi">Ready to publish.</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={1} aria-live="polite">
      <Typography fontWeight="bold" textColor="danger600">
        Fix this before you publish
      </Typography>
      <Reasons refusals={refusals} />
    </Flex>
  );
}

function OnTheSite({ type, document }) {
  const mayPublish = useAuth('OnTheSite', ({ permissions }) => mayPublishType(permissions, type));
  const { documentId, updatedAt, status } = document;
  const { answer, isLoading, again } = useAnswer(`/site/state/${type}/${documentId}#${status} ${updatedAt}`);
  const isGoing = goes(answer?.state);
  useEffect(() => {
    if (!isGoing) return undefined;
    const timer = setInterval(again, pauseMs);
    return () => clearInterval(timer);
  }, [isGoing, again]);
  const hasDraft = status !== 'published';
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {/* The state from before publishing or unpublishing no longer applies. */}
      {answer && !isLoading ? (
        <State {...answer} isModified={status === 'modified'} />
      ) : (
        <Loader small>Asking the site</Loader>
      )}
      {hasDraft && <Draft address={checkOf(type, document)} />}
      {!mayPublish && <Typography variant="pi">You save drafts; an Editor or the owner publishes them.</Typography>}
      <HelpLink type={type} />
    </Flex>
  );
}

/** Next to a form: what the site did with the published version, and what it would do with the saved one. */
export function SitePanel({ model, document, meta }) {
  const type = typeOf(model);
  // Messages, questions and problems have no drafts and are never shown to visitors.
  if (!type || !document?.documentId || !document.status || !meta) return null;
  return { title: 'On the site', content: <OnTheSite type={type} document={document} /> };
}
