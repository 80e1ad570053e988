import { Box, Flex, Typography } from '@strapi/design-system';

/** Why nothing was sent, and what visitors see. */
export function RefusedNow({ refusals }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Box tag="ul" paddingLeft={4} style={{ listStyle: 'disc' }}>
        {refusals.map(({ reason }) => (
          <li key={reason}>
            <Typography style={{ overflowWrap: 'anywhere' }}>{reason}</Typography>
          </li>
        ))}
      </Box>
      <Typography>
        Visitors go on seeing what they see now. Fix this and save. If you have fixed it in another form, press ‘Check
        again’, and publish once ‘On the site’ says ‘Ready to publish’.
      </Typography>
    </Flex>
  );
}
