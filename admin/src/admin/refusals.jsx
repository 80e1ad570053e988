import { Box, Flex, Link, TextButton, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { wayTo } from './addresses.js';
import { formErrors } from './form-errors.js';
import { goToField } from './go-to-field.js';

/** The rest is at the fields. */
const maxReasons = 8;

/** Reasons for a rejection, each with links to its field and to the other record it is about. */
export function Reasons({ refusals }) {
  const more = refusals.length - maxReasons;
  return (
    <Box tag="ul" paddingLeft={4} style={{ listStyle: 'disc' }}>
      {refusals.slice(0, maxReasons).map(({ reason, field, label, other }) => (
        <li key={reason}>
          <Typography variant="pi" style={{ overflowWrap: 'anywhere' }}>
            {reason}{' '}
          </Typography>
          <Flex direction="column" alignItems="flex-start" gap={2}>
            {field && <TextButton onClick={() => goToField(field, label)}>Go to the field</TextButton>}
            {other && (
              <Link tag={NavLink} to={wayTo(other)} style={{ overflowWrap: 'anywhere' }}>
                Open ‘{other.name}’
              </Link>
            )}
          </Flex>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Typography variant="pi">and {more} more, shown at their fields</Typography>
        </li>
      )}
    </Box>
  );
}

/** Shows reasons for a rejection at the form's fields, too. */
export function useFieldErrors(refusals) {
  const setErrors = useForm('SitePanel', ({ setErrors: set }) => set);
  const modified = useForm('SitePanel', ({ modified: changed }) => changed);
  // Errors move the focus, so none are set while someone is typing.
  const isWriting = useRef(modified);
  isWriting.current = modified;
  useEffect(() => {
    if (refusals.length > 0 && !isWriting.current) setErrors(formErrors(refusals));
  }, [refusals, setErrors]);
}
