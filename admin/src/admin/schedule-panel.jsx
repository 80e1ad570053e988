import { Button, Field, Flex, TextButton, TextInput, Typography } from '@strapi/design-system';
import { useAuth, useFetchClient, useForm } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { typeOf } from './addresses.js';
import { namesOf } from './change-names.js';
import { ChangesList } from './changes-list.jsx';
import { longDate } from './dates.js';
import { notifyScheduleChange, onDraftChange } from './draft-changes.js';
import { mayPublishType } from './permissions.js';
import { useAnswer } from './use-answer.js';

/** What can be scheduled, by the document's state. */
function offeredFor(status, set) {
  const isShown = status !== 'draft';
  const former = status === 'modified' || set.publish ? 'What visitors see now' : 'The version before this one';
  const publish = {
    change: 'publish',
    label: 'From',
    hint: 'What is saved now goes live at this time; later changes don’t.',
    done: 'Goes live on',
  };
  const putBack = {
    change: 'return',
    label: 'Until (then restore)',
    hint: `${former} returns at this time.`,
    done: 'Previous version returns on',
  };
  const unpublish = {
    change: 'unpublish',
    label: 'Until (then unpublish)',
    hint: 'Visitors stop seeing it at this time.',
    done: 'Unpublished on',
  };
  return [publish, ...(isShown ? [putBack] : []), ...(isShown || set.publish ? [unpublish] : [])];
}

/** The value of a browser's time field, in local time. */
function localTime(date) {
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** Date and time, with 'AM' or 'PM', in the narrow column. */
const narrow = { paddingInline: '0.8rem', fontSize: '1.2rem' };

/** What goes live at its time, and what was changed later, which doesn't. */
function SetMoment({ done, entry, disabled, mayPublish, save }) {
  const { at, by, sets = [], since = [], reason } = entry;
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography variant="pi" fontWeight="bold">
        {done} {longDate(at)}
      </Typography>
      {by && <Typography variant="pi">Set by {by}</Typography>}
      {sets.length > 0 && (
        <>
          <Typography variant="pi">It changes for visitors:</Typography>
          <ChangesList changes={sets} />
        </>
      )}
      {reason && (
        <Typography variant="pi" textColor="danger600">
          It couldn’t be done: {reason}
        </Typography>
      )}
      {since.length > 0 && (
        <Typography variant="pi" textColor="warning700">
          Changed since, and not part of it: {namesOf(since)}
        </Typography>
      )}
      {since.length > 0 && mayPublish && !reason && (
        <TextButton disabled={disabled} onClick={() => save(at)}>
          Let it go live as it is saved now
        </TextButton>
      )}
      {mayPublish && <TextButton onClick={() => save(null)}>Cancel this</TextButton>}
    </Flex>
  );
}

/** One scheduled action: set, or to be set. */
function Moment({ label, hint, done, entry, disabled, mayPublish, set }) {
  const [at, setAt] = useState('');
  const [fault, setFault] = useState();
  const save = async (time) => {
    const problem = await set(time);
    setFault(problem);
    if (!problem) setAt('');
  };
  if (entry)
    return (
      <>
        <SetMoment done={done} entry={entry} disabled={disabled} mayPublish={mayPublish} save={save} />
        {fault && (
          <Typography variant="pi" textColor="danger600">
            {fault}
          </Typography>
        )}
      </>
    );
  return (
    <Field.Root name={label} error={fault} hint={hint}>
      <Field.Label>{label}</Field.Label>
      <Flex direction="column" alignItems="stretch" gap={2}>
        <TextInput
          type="datetime-local"
          size="S"
          style={narrow}
          min={localTime(new Date())}
          value={at}
          disabled={disabled}
          onChange={({ target }) => setAt(target.value)}
        />
        <Button
          variant="tertiary"
          disabled={disabled || !at}
          onClick={() => save(new Date(at).toISOString())}
          aria-label={`${label}: set this time`}
        >
          Set
        </Button>
      </Flex>
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}

function AtATime({ address, document, answer, again, mayPublish }) {
  const { put } = useFetchClient();
  const isModified = useForm('AtATime', ({ modified }) => modified);
  const set = (change) => async (at) => {
    try {
      await put(address, { change, at });
      again();
      notifyScheduleChange();
      return undefined;
    } catch (error) {
      return error.response?.data?.error?.message ?? 'It couldn’t be set. Try again.';
    }
  };
  const offered = offeredFor(document.status, answer).filter(({ change }) => mayPublish || answer[change]);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {offered.map(({ change, ...words }) => (
        <Moment
          key={change}
          {...words}
          entry={answer[change]}
          disabled={isModified}
          mayPublish={mayPublish}
          set={set(change)}
        />
      ))}
      {isModified && mayPublish && <Typography variant="pi">Save first.</Typography>}
      {!mayPublish && answer.publish && (
        <Typography variant="pi">
          What you save now isn’t part of it, unless somebody who may publish adds it.
        </Typography>
      )}
    </Flex>
  );
}

/**
 * Next to a form: publish at a given time instead of now. Those who may not publish see it only if something is set.
 */
export function SchedulePanel({ model, document }) {
  const type = typeOf(model);
  const mayPublish = useAuth('SchedulePanel', ({ permissions }) => mayPublishType(permissions, type));
  const has = type && document?.documentId && document.status;
  const address = has && `/site/schedule/${type}/${document.documentId}`;
  const { answer, again } = useAnswer(has ? `${address}#${document.updatedAt} ${document.status}` : undefined);
  useEffect(() => onDraftChange(again), [again]);
  const isShown = has && answer && (mayPublish || Object.keys(answer).length > 0);
  if (!isShown) return null;
  return {
    title: 'At a time',
    content: <AtATime address={address} document={document} answer={answer} again={again} mayPublish={mayPublish} />,
  };
}
