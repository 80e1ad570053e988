import { Button, Field, Flex, TextButton, TextInput, Typography } from '@strapi/design-system';
import { useAuth, useFetchClient, useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import { longDate } from './dates.js';
import { useAnswer } from './use-answer.js';

const changes = {
  publish: { label: 'Publish what is saved', done: 'Goes live on' },
  unpublish: { label: 'Take it off the site', done: 'Goes off the site on' },
};

/** As the browser's field for a time has it, in the time of whoever looks. */
function localTime(date) {
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** One thing to be done at a time: set for one, or to be set. */
function Moment({ label, done, entry, disabled, set }) {
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
            It could not be done: {entry.reason}
          </Typography>
        )}
        <TextButton onClick={() => save(null)}>Cancel this</TextButton>
      </Flex>
    );
  return (
    <Field.Root name={label} error={fault}>
      <Field.Label>{label}</Field.Label>
      <Flex direction="column" alignItems="stretch" gap={2}>
        <TextInput
          type="datetime-local"
          size="S"
          min={localTime(new Date())}
          value={at}
          disabled={disabled}
          onChange={({ target }) => setAt(target.value)}
        />
        <Button
          variant="tertiary"
          disabled={disabled || !at}
          onClick={() => save(new Date(at).toISOString())}
          aria-label={`${label} at this time`}
        >
          Set
        </Button>
      </Flex>
      <Field.Error />
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
      return error.response?.data?.error?.message ?? 'It could not be set: try again.';
    }
  };
  if (!answer) return null;
  const offered = Object.keys(changes).filter((change) => change === 'publish' || document.status !== 'draft');
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {offered.map((change) => (
        <Moment key={change} {...changes[change]} entry={answer[change]} disabled={isModified} set={set(change)} />
      ))}
      {isModified && <Typography variant="pi">Save first.</Typography>}
    </Flex>
  );
}

/** Beside a form, for those who may publish: at a time instead of now. */
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
