import { Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { typeOf } from './addresses.js';
import { dayOf } from './dates.js';

/** A list of fifty rows makes one request. */
const freshMs = 5_000;
const asked = new Map();

function askOnce(type, get) {
  const known = asked.get(type);
  if (known && Date.now() - known.at < freshMs) return known.answer;
  const answer = get(`/site/marks/${type}`).then(
    ({ data }) => data,
    () => ({ refused: [], scheduled: [] }),
  );
  asked.set(type, { at: Date.now(), answer });
  return answer;
}

const said = {
  publish: (day) => `from ${day}`,
  unpublish: (day) => `until ${day}`,
  return: (day) => `until ${day}, then as before`,
};

function Mark({ type, documentId }) {
  const { get } = useFetchClient();
  const [marks, setMarks] = useState();
  useEffect(() => {
    let wanted = true;
    askOnce(type, get).then((answer) => wanted && setMarks(answer));
    return () => {
      wanted = false;
    };
  }, [get, type]);
  const isRefused = marks?.refused.some(({ document }) => document === documentId);
  const set = marks?.scheduled.find(({ document }) => document === documentId)?.set ?? [];
  return (
    <Flex direction="column" alignItems="flex-start">
      {isRefused && <Typography textColor="danger600">refused by the site</Typography>}
      {set.map(({ change, at, reason }) => (
        <Typography key={change} variant="pi" textColor={reason ? 'danger600' : 'neutral800'}>
          {reason ? `couldn’t be done on ${dayOf(at)}` : said[change](dayOf(at))}
        </Typography>
      ))}
    </Flex>
  );
}

const heading = { id: 'list.marks', defaultMessage: 'Set or refused' };

/** Adds to content lists what the site rejects and what is scheduled. */
export function withMarks({ displayedHeaders, layout }) {
  const column = {
    attribute: { type: 'custom' },
    label: heading,
    name: 'marks',
    searchable: false,
    sortable: false,
    cellFormatter: ({ documentId }, _, { model }) => {
      const type = typeOf(model);
      return type ? <Mark type={type} documentId={documentId} /> : null;
    },
  };
  const hasDrafts = layout.options?.draftAndPublish;
  return { displayedHeaders: hasDrafts ? [...displayedHeaders, column] : displayedHeaders, layout };
}
