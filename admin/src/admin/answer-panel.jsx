import { Flex, Link, Typography } from '@strapi/design-system';
import { useAuth } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { formOf, listOf, uidOf } from './addresses.js';
import { useAnswer } from './use-answer.js';

const questions = uidOf('unanswered-question');
const answers = 'knowledge-entry';

/** Opens the answer. The question knows only its number. */
function WayToAnswer({ number }) {
  const { answer } = useAnswer(`${listOf(answers)}?filters[number][$eq]=${number}`);
  const [found] = answer?.results ?? [];
  if (!found) return null;
  return (
    <Link tag={NavLink} to={formOf(answers, found.documentId)}>
      Try questions with it
    </Link>
  );
}

/** Next to an answered question: a link to its answer. */
export function AnswerPanel({ model, document }) {
  const mayRead = useAuth('AnswerPanel', ({ permissions }) =>
    permissions.some(
      ({ action, subject }) => action === 'plugin::content-manager.explorer.read' && subject === uidOf(answers),
    ),
  );
  if (model !== questions || !document?.entryNumber) return null;
  return {
    title: 'The answer',
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        <Typography variant="pi">Published. The assistant uses it about a minute later.</Typography>
        {mayRead && <WayToAnswer number={document.entryNumber} />}
      </Flex>
    ),
  };
}
