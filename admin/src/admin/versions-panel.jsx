import { Box, Button, Flex, Modal, TextButton, Typography } from '@strapi/design-system';
import { useFetchClient, useForm, useNotification } from '@strapi/strapi/admin';
import { typeOf } from './addresses.js';
import { nameOfChange } from './change-names.js';
import { longDate } from './dates.js';
import { diffWords } from './diff-words.js';
import { useAnswer } from './use-answer.js';

const marked = { background: '#fdf4dc', fontWeight: 600, textDecoration: 'underline', textDecorationColor: '#8a6100' };

/** A text in parts; what only this version has is marked. */
function Text({ heading, parts }) {
  return (
    <Box flex="1" minWidth={0}>
      <Typography variant="sigma" textColor="neutral600" tag="p">
        {heading}
      </Typography>
      <Typography variant="pi" tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {parts.length === 0 && '(empty)'}
        {parts.map(({ text, differs }, index) =>
          differs ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing but their order.
            <mark key={index} style={marked}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </Typography>
    </Box>
  );
}

/** Texts that differ, side by side below the names of their versions. */
function Differences({ differences, was, is }) {
  return differences.map(({ before, after, ...change }, index) => {
    const parts = diffWords(before, after);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two items of a list may have one title.
      <Box key={index}>
        <Typography fontWeight="bold" tag="h3">
          {nameOfChange(change)}
        </Typography>
        <Flex alignItems="flex-start" gap={4} wrap="wrap">
          <Text heading={was} parts={parts.before} />
          <Text heading={is} parts={parts.after} />
        </Flex>
      </Box>
    );
  });
}

/** What the last publish changed, or what restoring an earlier version would change. */
function Difference({ version, isShown, putBack, disabled }) {
  const { at, by, changes, unlikeNow } = version;
  return (
    <Modal.Root>
      <Modal.Trigger>
        <TextButton>{isShown ? 'See what changed' : 'Compare or restore'}</TextButton>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>
            {longDate(at)}
            {by && `, ${by}`}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            {isShown ? (
              <Differences differences={changes} was="Before" is="Now" />
            ) : (
              <Differences differences={unlikeNow} was="Sent last" is="In this version" />
            )}
            {(isShown ? changes : unlikeNow).length === 0 && <Typography>Nothing differs.</Typography>}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">Close</Button>
          </Modal.Close>
          {!isShown && (
            <Modal.Close>
              <Button disabled={disabled} onClick={putBack}>
                Restore this version
              </Button>
            </Modal.Close>
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

function WhatChanged({ type, document }) {
  const address = `/site/versions/${type}/${document.documentId}`;
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const isModified = useForm('WhatChanged', ({ modified }) => modified);
  const { answer } = useAnswer(`${address}#${document.updatedAt} ${document.status}`);
  const putBack = async (version) => {
    try {
      await post(`${address}/${version}`);
      // The form has to be reloaded, and Strapi caches what it has read.
      window.location.reload();
    } catch {
      toggleNotification({ type: 'danger', message: 'It couldn’t be restored. Try again.' });
    }
  };
  if (!answer) return null;
  if (answer.length === 0)
    return <Typography variant="pi">Versions are kept for a year, from the next time this is published.</Typography>;
  const last = answer.find(({ isGone }) => !isGone);
  return (
    <Box tag="ol" width="100%">
      {answer.map((version) => (
        <Box tag="li" key={version.id} paddingBottom={2}>
          <Typography variant="pi" tag="p">
            {version.isGone && 'Unpublished: '}
            {longDate(version.at)}
            {version.by && `, ${version.by}`}
            {version === last && ' (sent last)'}
          </Typography>
          {!version.isGone && (
            <Difference
              version={version}
              isShown={version === last}
              disabled={isModified}
              putBack={() => putBack(version.id)}
            />
          )}
        </Box>
      ))}
    </Box>
  );
}

/** Next to a form: who published or unpublished it and when, what changed, and how to restore it. */
export function VersionsPanel({ model, document }) {
  const type = typeOf(model);
  if (!type || !document?.documentId || !document.status) return null;
  return { title: 'What changed', content: <WhatChanged type={type} document={document} /> };
}
