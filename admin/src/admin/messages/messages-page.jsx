import { Box, Button, EmptyStateLayout, Flex, Searchbar, SearchForm, Typography } from '@strapi/design-system';
import { ArrowLeft, Download } from '@strapi/icons';
import { Layouts, Page, useFetchClient, useIsMobile, useQueryParams } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { listOf } from '../addresses.js';
import { ChoiceButtons } from '../choice-buttons.jsx';
import { shortDate } from '../dates.js';
import { readsMessages } from '../permissions.js';
import { useAnswer } from '../use-answer.js';
import { csvOf, download } from './csv.js';
import { kindOf } from './kind-of.js';
import { MessageDetails } from './message-details.jsx';

const pageSize = 25;
/** The maximum for one file; `npm run leads -- export` has no limit. */
const maxExported = 100;

const filters = { new: 'To answer', answered: 'Answered', spam: 'Spam', all: 'All' };

function addressFor({ state, search, page, size }) {
  const parts = [`page=${page}`, `pageSize=${size}`, 'sort=receivedAt:DESC'];
  if (state !== 'all') parts.push(`filters[state][$eq]=${state}`);
  if (search) parts.push(`_q=${encodeURIComponent(search)}`);
  return `${listOf('lead')}?${parts.join('&')}`;
}

const emptyFor = (state) =>
  state === 'new' ? 'Nothing to answer. What you have answered is under ‘Answered’.' : 'There are no such messages.';

/** The status of a message where messages of every status are listed. */
const statuses = { new: 'to answer', answered: 'answered', spam: 'spam' };

function Row({ message, showsStatus, isOpen, open }) {
  const { name, service, message: text, receivedAt, marks, state } = message;
  const details = [showsStatus && statuses[state], kindOf(message), service, marks && 'looks like a robot’s'].filter(
    Boolean,
  );
  return (
    <Box
      tag="button"
      type="button"
      onClick={open}
      aria-current={isOpen}
      width="100%"
      padding={3}
      background={isOpen ? 'primary100' : 'neutral0'}
      borderColor="neutral150"
      borderWidth="0 0 1px"
      style={{ cursor: 'pointer', textAlign: 'left' }}
    >
      <Flex justifyContent="space-between" gap={2}>
        <Typography fontWeight="bold" textColor="neutral800" ellipsis>
          {name || 'Somebody'}
        </Typography>
        <Typography variant="pi" textColor="neutral600" style={{ whiteSpace: 'nowrap' }}>
          {shortDate(receivedAt)}
        </Typography>
      </Flex>
      <Typography variant="pi" textColor="neutral600" tag="p" ellipsis>
        {details.join(' · ') || 'No service named'}
      </Typography>
      <Typography variant="pi" textColor="neutral800" tag="p" ellipsis>
        {text}
      </Typography>
    </Box>
  );
}

function Tools({ state, choose, search, find, exportAll }) {
  const [text, setText] = useState(search);
  return (
    <Flex justifyContent="space-between" gap={3} wrap="wrap" paddingBottom={4}>
      <ChoiceButtons label="Show" choices={filters} chosen={state} choose={choose} />
      <Flex gap={2} wrap="wrap">
        <SearchForm
          onSubmit={(event) => {
            event.preventDefault();
            find(text);
          }}
        >
          <Searchbar
            name="search"
            size="S"
            value={text}
            placeholder="Name, text, reference"
            clearLabel="Show all"
            onChange={({ target }) => setText(target.value)}
            onClear={() => {
              setText('');
              find('');
            }}
          >
            Search messages
          </Searchbar>
        </SearchForm>
        <Button variant="tertiary" startIcon={<Download />} onClick={exportAll}>
          Export
        </Button>
      </Flex>
    </Flex>
  );
}

/** Visitors' messages: a list with the open message next to it; on a phone, one or the other. */
function Messages() {
  const { get } = useFetchClient();
  const isMobile = useIsMobile();
  const [{ query }, setQuery] = useQueryParams({ state: 'new' });
  const { state = 'new', search = '', open } = query;
  const page = Math.max(1, Number(query.page) || 1);
  const { answer, isLoading, failed, again } = useAnswer(addressFor({ state, search, page, size: pageSize }));
  const [message, setMessage] = useState();
  useEffect(() => {
    let wanted = true;
    setMessage(undefined);
    if (open)
      get(`${listOf('lead')}/${open}`).then(
        ({ data }) => wanted && setMessage(data.data),
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [get, open]);
  const exportAll = async () => {
    const { data } = await get(addressFor({ state, search, page: 1, size: maxExported }));
    download('messages.csv', csvOf(data.results));
  };
  if (failed) return <Page.Error />;
  const results = answer?.results ?? [];
  const pages = answer?.pagination.pageCount ?? 1;
  const showsList = !isMobile || !open;
  return (
    <Page.Main>
      <Page.Title>Messages</Page.Title>
      <Layouts.Header title="Messages" subtitle={showsList && answer && `${answer.pagination.total} in this list`} />
      <Layouts.Content>
        {showsList && (
          <Tools
            state={state}
            search={search}
            choose={(chosen) => setQuery({ state: chosen, page: 1, open: '' })}
            find={(text) => setQuery({ search: text, page: 1, open: '' })}
            exportAll={exportAll}
          />
        )}
        <Flex alignItems="stretch" gap={4} paddingBottom={6}>
          {showsList && (
            <Box width={isMobile ? '100%' : '34%'} background="neutral0" hasRadius shadow="tableShadow" minWidth={0}>
              {!isLoading && results.length === 0 && <EmptyStateLayout content={emptyFor(state)} />}
              {results.map((each) => (
                <Row
                  key={each.documentId}
                  message={each}
                  showsStatus={state === 'all'}
                  isOpen={each.documentId === open}
                  open={() => setQuery({ open: each.documentId })}
                />
              ))}
              {pages > 1 && (
                <Flex justifyContent="space-between" padding={3}>
                  <Button variant="tertiary" disabled={page === 1} onClick={() => setQuery({ page: page - 1 })}>
                    Newer
                  </Button>
                  <Button variant="tertiary" disabled={page >= pages} onClick={() => setQuery({ page: page + 1 })}>
                    Older
                  </Button>
                </Flex>
              )}
            </Box>
          )}
          {(open || !isMobile) && (
            <Box flex="1" minWidth={0} padding={6} background="neutral0" hasRadius shadow="tableShadow">
              {isMobile && (
                <Box paddingBottom={4}>
                  <Button variant="ghost" startIcon={<ArrowLeft />} onClick={() => setQuery({ open: '' })}>
                    Back to the list
                  </Button>
                </Box>
              )}
              {message ? (
                <MessageDetails
                  key={message.documentId}
                  message={message}
                  changed={(data) => {
                    setMessage(data);
                    again();
                  }}
                />
              ) : (
                <Typography textColor="neutral600">{open ? 'Opening …' : 'Choose a message to read it.'}</Typography>
              )}
            </Box>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

export default function MessagesPage() {
  return (
    <Page.Protect permissions={readsMessages}>
      <Messages />
    </Page.Protect>
  );
}
