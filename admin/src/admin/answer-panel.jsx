import { Flex, Link } from '@strapi/design-system';
import { useAuth } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { formOf, listOf, uidOf } from './addresses.js';
import { SiteState } from './site-state.jsx';
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

/** Next to a question with an answer: what the site did with that, and a link to it. */
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
        <SiteState address={`/site/answer/${document.documentId}#${document.updatedAt}`} />
        {mayRead && <WayToAnswer number={document.entryNumber} />}
      </Flex>
    ),
  };
}
