import { Button, Field, Flex, TextButton, TextInput, Typography } from '@strapi/design-system';
import { useAuth, useFetchClient, useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import { longDate } from './dates.js';
import { useAnswer } from './use-answer.js';

/** What can be scheduled, by the document's state. */
function offeredFor(status, set) {
  const isShown = status !== 'draft';
  const former = status === 'modified' || set.publish ? 'What visitors see now' : 'The version before this one';
  const publish = {
    change: 'publish',
    label: 'From',
    hint: 'The saved version goes live at this time.',
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

/** One scheduled action: set, or to be set. */
function Moment({ label, hint, done, entry, disabled, set }) {
  const [at, setAt] = useState('');
  const [fault, setFault] = useState();
  const save = async (time) => {
    const problem = await set(time);
    setFault(problem);
    if (!problem) setAt('');
  };
  if (entry)
    return (
      <Flex direction="column" alignItems="stretch" gap={1}>
        <Typography variant="pi" fontWeight="bold">
          {done} {longDate(entry.at)}
        </Typography>
        {entry.reason && (
          <Typography variant="pi" textColor="danger600">
            It couldn’t be done: {entry.reason}
          </Typography>
        )}
        <TextButton onClick={() => save(null)}>Cancel this</TextButton>
      </Flex>
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

function AtATime({ type, document }) {
  const address = `/site/schedule/${type}/${document.documentId}`;
  const { put } = useFetchClient();
  const isModified = useForm('AtATime', ({ modified }) => modified);
  const { answer, again } = useAnswer(`${address}#${document.updatedAt}`);
  const set = (change) => async (at) => {
    try {
      await put(address, { change, at });
      again();
      return undefined;
    } catch (error) {
      return error.response?.data?.error?.message ?? 'It couldn’t be set. Try again.';
    }
  };
  if (!answer) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {offeredFor(document.status, answer).map(({ change, ...words }) => (
        <Moment key={change} {...words} entry={answer[change]} disabled={isModified} set={set(change)} />
      ))}
      {isModified && <Typography variant="pi">Save first.</Typography>}
    </Flex>
  );
}

/** Next to a form, for those who may publish: publish at a given time instead of now. */
export function SchedulePanel({ model, document }) {
  const [, type] = /^api::([a-z-]+)\./.exec(model) ?? [];
  const mayPublish = useAuth('SchedulePanel', ({ permissions }) =>
    permissions.some(
      ({ action, subject }) => action === 'plugin::content-manager.explorer.publish' && subject === model,
    ),
  );
  if (!mayPublish || !document?.documentId || !document.status) return null;
  return { title: 'At a time', content: <AtATime type={type} document={document} /> };
}
