import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification, Widget } from '@strapi/strapi/admin';
import { useState } from 'react';
import { ConfirmButton } from '../confirm-button.jsx';
import { longDate } from '../dates.js';
import { problemOf, useAnswer } from '../use-answer.js';

function Differences({ names }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography>These go back to what they were:</Typography>
      <Box tag="ul" paddingLeft={4} style={{ listStyle: 'disc' }}>
        {names.map((name) => (
          <li key={name}>
            <Typography>{name}</Typography>
          </li>
        ))}
      </Box>
      <Typography>Content in the panel isn’t changed. Publishing is paused until you resume it.</Typography>
    </Flex>
  );
}

function Held({ heldSince, act, isBusy }) {
  return (
    <>
      <Typography fontWeight="bold" textColor="warning600">
        The previous version was restored on {longDate(heldSince)}. Publishing is paused.
      </Typography>
      <Typography>
        Nothing published since then is visible to visitors. Fix the mistake, publish it, then resume.
      </Typography>
      <Box>
        <Button loading={isBusy} onClick={() => act('resume')}>
          Resume publishing
        </Button>
      </Box>
    </>
  );
}

/** Until when what was published is what visitors see. */
function whatIsSeen({ publishedAt, readAt, heldSince }) {
  if (!publishedAt) return 'Nothing that was published from here is on the site yet.';
  if (heldSince || !readAt) return `Visitors see the site as it was on ${longDate(publishedAt)}.`;
  return `Visitors see what was published by ${longDate(readAt)}, except what the site rejected.`;
}

function OnTheWay({ names }) {
  return (
    <Box>
      <Typography fontWeight="bold">On its way, usually for one to three minutes:</Typography>
      <Box tag="ul" paddingLeft={4} style={{ listStyle: 'disc' }}>
        {names.map((name) => (
          <li key={name}>
            <Typography style={{ overflowWrap: 'anywhere' }}>{name}</Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** What the site shows, and a button that returns to what it showed before. */
export function ReleaseWidget() {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { answer, isLoading, failed, again } = useAnswer('/site/release');
  const [isBusy, setBusy] = useState(false);
  const act = async (change) => {
    setBusy(true);
    try {
      await post('/site/release', { change });
    } catch (error) {
      toggleNotification({ type: 'danger', message: problemOf(error) });
    }
    setBusy(false);
    again();
  };
  if (isLoading) return <Widget.Loading />;
  if (failed) return <Typography textColor="neutral600">The site doesn’t respond.</Typography>;
  const { publishedAt, readAt, onTheWay = [], heldSince, earlier } = answer;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography>{whatIsSeen({ publishedAt, readAt, heldSince })}</Typography>
      {!heldSince && onTheWay.length > 0 && <OnTheWay names={onTheWay} />}
      {heldSince && <Held heldSince={heldSince} act={act} isBusy={isBusy} />}
      {!heldSince && earlier && (
        <Box>
          <ConfirmButton
            label="Restore the previous version of the site"
            action="Restore it"
            title={`As it was on ${longDate(earlier.publishedAt)}`}
            act={() => act('restore-previous')}
            isBusy={isBusy}
          >
            <Differences names={earlier.differs} />
          </ConfirmButton>
        </Box>
      )}
      {!heldSince && publishedAt && !earlier && (
        <Typography textColor="neutral600">There is no previous version to restore yet.</Typography>
      )}
    </Flex>
  );
}
