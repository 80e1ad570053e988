import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { wayTo } from './addresses.js';

/** The rest opens below. */
const shownAtOnce = 8;

function Records({ records }) {
  const byKind = Map.groupBy(records, ({ kind }) => kind);
  return [...byKind].map(([kind, ofKind]) => (
    <Box key={kind}>
      <Typography variant="pi" textColor="neutral600">
        {kind}
      </Typography>
      <Box tag="ul" paddingLeft={4} style={{ listStyle: 'disc' }}>
        {ofKind.map(({ type, id, name, label }) => (
          <Box tag="li" key={id ?? name} paddingTop={1} paddingBottom={1} style={{ overflowWrap: 'anywhere' }}>
            <Link tag={NavLink} to={wayTo({ type, id, name })}>
              {name}
            </Link>
            {label && <Typography variant="pi"> ({label})</Typography>}
          </Box>
        ))}
      </Box>
    </Box>
  ));
}

/** What still names something that was unpublished, by kind, each with a link to its form. */
export function NamingList({ records }) {
  // Those of one kind stay together, also where the list is cut.
  const inOrder = [...Map.groupBy(records, ({ kind }) => kind).values()].flat();
  const more = inOrder.length - shownAtOnce;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography variant="pi">
        Visitors still see it, because other texts name it. Open each, take it out and publish. Then it goes off the
        site by itself. To keep it on the site, publish it again.
      </Typography>
      <Records records={inOrder.slice(0, shownAtOnce)} />
      {more > 0 && (
        <details>
          <Typography tag="summary" variant="pi" style={{ cursor: 'pointer' }}>
            and {more} more
          </Typography>
          <Records records={inOrder.slice(shownAtOnce)} />
        </details>
      )}
    </Flex>
  );
}
