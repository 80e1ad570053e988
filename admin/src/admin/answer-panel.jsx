import { Flex, Link, Typography } from '@strapi/design-system';
import { useAuth } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { listOf, uidOf } from './addresses.js';

const questions = uidOf('unanswered-question');
const answers = 'knowledge-entry';

/** Beside a question that was answered: the way to the answer it became. */
export function AnswerPanel({ model, document }) {
  const mayRead = useAuth('AnswerPanel', ({ permissions }) =>
    permissions.some(
      ({ action, subject }) => action === 'plugin::content-manager.explorer.read' && subject === uidOf(answers),
    ),
  );
  if (model !== questions || !document?.entryNumber) return null;
  const address = `${listOf(answers)}?filters[$and][0][number][$eq]=${document.entryNumber}`;
  return {
    title: 'The answer',
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        <Typography variant="pi">It is published. The assistant knows it about a minute later.</Typography>
        {mayRead && (
          <Link tag={NavLink} to={address}>
            Try questions with it
          </Link>
        )}
      </Flex>
    ),
  };
}
