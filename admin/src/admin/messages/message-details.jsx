import { Box, Button, Field, Flex, LinkButton, Textarea, Typography } from '@strapi/design-system';
import { Mail } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { Fragment, useState } from 'react';
import { listOf } from '../addresses.js';
import { ChoiceButtons } from '../choice-buttons.jsx';
import { longDate } from '../dates.js';
import { useAnswer } from '../use-answer.js';
import { kindOf } from './kind-of.js';
import { mailLink } from './mail-link.js';
import { Talk } from './talk.jsx';

const states = { new: 'To answer', answered: 'Answered', spam: 'Spam' };
const dayMs = 24 * 60 * 60 * 1000;

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** 'United Kingdom' for 'GB'; anything that isn't a code stays as it is. */
function countryName(country) {
  return /^[A-Z]{2}$/.test(country ?? '') ? countries.of(country) : country;
}

/** A part of the message, as written. */
function Part({ heading, text }) {
  if (!text) return null;
  return (
    <Box>
      {heading && (
        <Typography variant="sigma" textColor="neutral600" tag="h3">
          {heading}
        </Typography>
      )}
      <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '70ch' }}>
        {text}
      </Typography>
    </Box>
  );
}

/** A longer conversation would push the reply field out of sight. */
const shortTalk = 12;

/** The conversation with the assistant; a long one is collapsed. */
function Conversation({ text }) {
  if (!text) return null;
  const isShort = text.split('\n').length <= shortTalk;
  return (
    <details open={isShort}>
      <Typography tag="summary" variant="sigma" textColor="neutral600" style={{ cursor: 'pointer' }}>
        Conversation with the assistant
      </Typography>
      <Part text={text} />
    </details>
  );
}

const headColumns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, max-content) minmax(0, 1fr)',
  columnGap: '1.2rem',
  alignItems: 'baseline',
};

function Head({ message }) {
  const { name, email, company, country, service, budget, receivedAt, reference, marks } = message;
  const about = [
    ['Kind', kindOf(message)],
    ['From', [name, company, countryName(country)].filter(Boolean).join(', ')],
    ['Email', email],
    ['About', [service, budget].filter(Boolean).join(', ')],
    ['Received', longDate(receivedAt)],
    ['Reference', reference],
    ['Looks like a robot’s', marks],
  ].filter(([, value]) => value);
  return (
    <Box tag="dl" style={headColumns}>
      {about.map(([label, value]) => (
        <Fragment key={label}>
          <Typography tag="dt" variant="pi" textColor="neutral600">
            {label}
          </Typography>
          <Typography tag="dd" style={{ overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Fragment>
      ))}
    </Box>
  );
}

function Kept({ receivedAt }) {
  const { answer } = useAnswer('/site/retention');
  if (!answer) return null;
  const text = answer.days
    ? `Will be deleted on ${longDate(new Date(receivedAt).getTime() + answer.days * dayMs)}.`
    : 'Kept until deleted.';
  return (
    <Typography variant="pi" textColor="neutral600">
      {text}
    </Typography>
  );
}

/** A message as written, with a button for each action. */
export function MessageDetails({ message, changed }) {
  const { put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [note, setNote] = useState(message.staffNote ?? '');
  const save = async (change) => {
    try {
      const { data } = await put(`${listOf('lead')}/${message.documentId}`, change);
      changed(data.data);
    } catch {
      toggleNotification({ type: 'danger', message: 'It couldn’t be saved. Try again.' });
    }
  };
  return (
    <Flex tag="article" direction="column" alignItems="stretch" gap={5} aria-label={`Message from ${message.name}`}>
      <Head message={message} />
      <Part text={message.message} />
      <Part heading="Estimate" text={message.estimate} />
      <Conversation text={message.transcript} />
      <Talk message={message} replied={() => changed({ ...message, state: 'answered' })} />
      <Flex gap={2} wrap="wrap">
        {message.email && (
          <LinkButton variant="tertiary" href={mailLink(message)} startIcon={<Mail />}>
            Answer by email
          </LinkButton>
        )}
        <ChoiceButtons label="Status" choices={states} chosen={message.state} choose={(state) => save({ state })} />
      </Flex>
      <Field.Root name="staffNote">
        <Field.Label>Note for colleagues</Field.Label>
        <Textarea value={note} maxLength={5000} onChange={({ target }) => setNote(target.value)} />
      </Field.Root>
      <Box>
        <Button
          variant="tertiary"
          disabled={note === (message.staffNote ?? '')}
          onClick={() => save({ staffNote: note })}
        >
          Keep the note
        </Button>
      </Box>
      <Kept receivedAt={message.receivedAt} />
    </Flex>
  );
}
