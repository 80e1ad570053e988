import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { useAnswer } from '../use-answer.js';

function Item({ title, detail, to }) {
  return (
    <Box tag="li" paddingTop={2} paddingBottom={2} borderColor="neutral150" borderWidth="0 0 1px">
      <Link tag={NavLink} to={to} style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Link>
      <Typography variant="pi" textColor="neutral600" tag="p" style={{ overflowWrap: 'anywhere' }}>
        {detail}
      </Typography>
    </Box>
  );
}

/** The first pending items, their number, and a link to all. */
export function ListWidget({ address, itemOf, empty, all }) {
  const { answer, isLoading, failed } = useAnswer(address);
  if (failed) return <Widget.Error />;
  if (isLoading) return <Widget.Loading />;
  const { results, pagination } = answer;
  if (results.length === 0) return <Typography textColor="neutral600">{empty}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {all && (
        <Typography variant="alpha" tag="p">
          {pagination.total}
        </Typography>
      )}
      <Box tag="ul">
        {results.map((document) => (
          <Item key={document.documentId} {...itemOf(document)} />
        ))}
      </Box>
      {all && (
        <Link tag={NavLink} to={all.to} style={{ alignSelf: 'flex-start' }}>
          {all.label}
        </Link>
      )}
    </Flex>
  );
}
