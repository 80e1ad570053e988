import { Flex, Typography } from '@strapi/design-system';
import { ChangesList } from './changes-list.jsx';
import { longDate } from './dates.js';

/** What waits for its time, and what publishing does now. */
export function SetForLater({ set: { at, sets }, isShown, hasRest }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography fontWeight="bold">Set for {longDate(at)}</Typography>
      {sets?.length > 0 && <ChangesList changes={sets} />}
      {hasRest && <Typography>This waits for its time. What else was changed can go live now, without it.</Typography>}
      <Typography>If you publish {isShown ? 'everything' : 'it'} now, nothing is left to go live then.</Typography>
    </Flex>
  );
}
