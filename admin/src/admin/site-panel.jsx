import { Box, Flex, Loader, TextButton, Typography } from '@strapi/design-system';
import { useAuth } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { typeOf } from './addresses.js';
import { longDate } from './dates.js';
import { onDraftChange, onScheduleChange } from './draft-changes.js';
import { HelpLink } from './help-link.jsx';
import { checkOf, keepRefusals } from './known-refusals.js';
import { mayPublishType } from './permissions.js';
import { Reasons, useFieldErrors } from './refusals.jsx';
import { SiteState } from './site-state.jsx';
import { useAnswer } from './use-answer.js';

const nothing = [];

/** What the site would reject in the draft; also shown at its fields. */
function Draft({ address, set }) {
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
  if (refusals.length === 0 && set?.since.length === 0) return null;
  if (refusals.length === 0)
    return (
      <Typography variant="pi">{set ? 'What was changed since is ready to publish.' : 'Ready to publish.'}</Typography>
    );
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
  const hasDraft = status !== 'published';
  const { answer: schedule, again } = useAnswer(`/site/schedule/${type}/${documentId}#${status} ${updatedAt}`);
  useEffect(() => onScheduleChange(again), [again]);
  useEffect(() => onDraftChange(again), [again]);
  const set = schedule?.publish?.reason ? undefined : schedule?.publish;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {set && <Typography fontWeight="bold">Goes live on {longDate(set.at)}</Typography>}
      <SiteState
        address={`/site/state/${type}/${documentId}#${status} ${updatedAt}`}
        isModified={status === 'modified'}
      />
      {hasDraft && <Draft address={checkOf(type, document)} set={set} />}
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
