import { Badge, Box, Button, Field, Flex, Link, TextInput, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { ConfirmButton } from '../confirm-button.jsx';
import { longDate, siteDay } from '../dates.js';
import { colours, states } from './states.js';

const dayMs = 24 * 60 * 60 * 1000;

/** Its state, in a sentence. */
function Became({ quote }) {
  const { state, validUntil, accepted, name, reference } = quote;
  if (state === 'accepted')
    return (
      <Typography>
        {name || 'Somebody'} accepted it on {longDate(accepted)}.{' '}
        {reference && (
          <Link tag={NavLink} to={`/messages?state=all&search=${reference}`}>
            Message {reference}
          </Link>
        )}
      </Typography>
    );
  if (state === 'withdrawn') return <Typography>Withdrawn; it can’t be accepted.</Typography>;
  const day = siteDay(validUntil);
  return <Typography>{state === 'open' ? `Valid until ${day}.` : `Was valid until ${day}.`}</Typography>;
}

/** From today on; the site's days are in UTC. */
function Extension({ number, isBusy, extend }) {
  const [until, setUntil] = useState('');
  const today = new Date().toISOString().slice(0, 10);
  const latest = new Date(Date.now() + 365 * dayMs).toISOString().slice(0, 10);
  return (
    <Field.Root name={`until-${number}`}>
      <Field.Label>Valid until</Field.Label>
      <Flex gap={2}>
        <TextInput
          type="date"
          size="S"
          min={today}
          max={latest}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
        <Button variant="tertiary" disabled={!until || isBusy} onClick={() => extend(until)}>
          Extend
        </Button>
      </Flex>
    </Field.Root>
  );
}

/** A quote as its client sees it, with the actions still possible. */
export function QuoteCard({ quote, mayChange, isBusy, change }) {
  const { number, url, state, made, lines, total } = quote;
  const canChange = mayChange && (state === 'open' || state === 'expired');
  return (
    <Box tag="li" padding={5} background="neutral0" hasRadius shadow="tableShadow">
      <Flex tag="article" aria-label={`Quote ${number}`} direction="column" alignItems="stretch" gap={3}>
        <Flex justifyContent="space-between" gap={3} wrap="wrap">
          <Typography variant="delta" tag="h2">
            {number}
          </Typography>
          <Badge {...colours[state]}>{states[state]}</Badge>
        </Flex>
        <Box tag="ul">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: Two lines of a quote may read the same, and none ever changes.
            <li key={index}>
              <Typography style={{ overflowWrap: 'anywhere' }}>{line}</Typography>
            </li>
          ))}
        </Box>
        <Typography fontWeight="bold">{total}</Typography>
        <Became quote={quote} />
        <Typography variant="pi" textColor="neutral600">
          Made on {longDate(made)}.{' '}
          <Link href={url} isExternal>
            As the client sees it
          </Link>
        </Typography>
        {canChange && (
          <Flex gap={4} wrap="wrap" alignItems="end">
            <Extension number={number} isBusy={isBusy} extend={(until) => change({ change: 'extend', until })} />
            <ConfirmButton
              label="Withdraw"
              action="Withdraw it"
              title={`Withdraw quote ${number}?`}
              act={() => change({ change: 'withdraw' })}
              isBusy={isBusy}
            >
              <Typography>
                Its page says so at once, and nobody can accept it any more. This can’t be undone.
              </Typography>
            </ConfirmButton>
          </Flex>
        )}
      </Flex>
    </Box>
  );
}
