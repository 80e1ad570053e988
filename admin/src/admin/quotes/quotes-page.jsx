import { Box, EmptyStateLayout, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useAuth, useFetchClient, useNotification, useQueryParams } from '@strapi/strapi/admin';
import { useState } from 'react';
import { uidOf } from '../addresses.js';
import { ChoiceButtons } from '../choice-buttons.jsx';
import { readsMessages } from '../permissions.js';
import { problemOf, useAnswer } from '../use-answer.js';
import { QuoteCard } from './quote-card.jsx';
import { states } from './states.js';

const filters = { all: 'All', ...states };

/** Anyone who may change messages may change quotes. */
function useMayChange() {
  return useAuth('Quotes', ({ permissions }) =>
    permissions.some(
      ({ action, subject }) => action === 'plugin::content-manager.explorer.update' && subject === uidOf('lead'),
    ),
  );
}

/** The site's quotes, newest first. They are stored on the site, not here. */
function Quotes() {
  const { put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const mayChange = useMayChange();
  const [{ query }, setQuery] = useQueryParams({ state: 'all' });
  const { answer, isLoading, failed, again } = useAnswer('/site/quotes');
  const [busy, setBusy] = useState();
  const change = async (number, wanted) => {
    setBusy(number);
    try {
      const { data } = await put(`/site/quotes/${number}`, wanted);
      if (!data.done) toggleNotification({ type: 'danger', message: data.reason });
    } catch (error) {
      toggleNotification({ type: 'danger', message: problemOf(error) });
    }
    setBusy(undefined);
    again();
  };
  const state = Object.hasOwn(filters, query.state) ? query.state : 'all';
  const shown = (answer ?? []).filter((quote) => state === 'all' || quote.state === state);
  return (
    <Page.Main>
      <Page.Title>Quotes</Page.Title>
      <Layouts.Header title="Quotes" subtitle="Prices valid until a given day, created by visitors from an estimate" />
      <Layouts.Content>
        <Box paddingBottom={4}>
          <ChoiceButtons
            label="Show"
            choices={filters}
            chosen={state}
            choose={(chosen) => setQuery({ state: chosen })}
          />
        </Box>
        {failed && <Typography textColor="danger600">Quotes can’t be loaded: the site doesn’t respond.</Typography>}
        {!failed && !isLoading && shown.length === 0 && <EmptyStateLayout content="There are no such quotes." />}
        <Flex tag="ul" direction="column" alignItems="stretch" gap={4} paddingBottom={6}>
          {shown.map((quote) => (
            <QuoteCard
              key={quote.number}
              quote={quote}
              mayChange={mayChange}
              isBusy={busy === quote.number}
              change={(wanted) => change(quote.number, wanted)}
            />
          ))}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

export default function QuotesPage() {
  return (
    <Page.Protect permissions={readsMessages}>
      <Quotes />
    </Page.Protect>
  );
}
