import { Box, Flex, TextButton, Typography } from '@strapi/design-system';
import { useNotification, Widget } from '@strapi/strapi/admin';
import { useAnswer } from '../use-answer.js';

/** Links of invited colleagues who haven't used them. Strapi shows each only once. */
export function InvitationsWidget() {
  const { toggleNotification } = useNotification();
  const { answer, isLoading, failed } = useAnswer('/site/invitations');
  if (failed) return <Widget.Error />;
  if (isLoading) return <Widget.Loading />;
  if (answer.length === 0) return <Typography textColor="neutral600">No pending invitations.</Typography>;
  const copy = async (link) => {
    await navigator.clipboard?.writeText(link);
    toggleNotification({ type: 'success', message: 'The link is copied.' });
  };
  return (
    <Box tag="ul">
      {answer.map(({ id, email, link }) => (
        <Box tag="li" key={id} paddingBottom={3}>
          <Flex justifyContent="space-between" gap={4}>
            <Typography fontWeight="bold" style={{ overflowWrap: 'anywhere' }}>
              {email}
            </Typography>
            {navigator.clipboard && <TextButton onClick={() => copy(link)}>Copy the link</TextButton>}
          </Flex>
          <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
            {link}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
