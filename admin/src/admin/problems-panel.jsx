import { Flex, Link, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

const list = '/content-manager/collection-types/api::content-problem.content-problem';

/** What the site calls a document when it tells of a problem. */
function nameOf({ question, number, name, title, trade, label } = {}) {
  if (question && number) return `${question} (number ${number})`;
  return label ?? name ?? title ?? trade;
}

function useProblems(document) {
  const { get } = useFetchClient();
  const [problems, setProblems] = useState([]);
  const name = nameOf(document);
  useEffect(() => {
    let wanted = true;
    if (name)
      get(list, { params: { filters: { record: { $eq: name } }, pageSize: 10 } }).then(
        ({ data }) => wanted && setProblems(data.results),
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [get, name]);
  return problems;
}

/** Beside a form: why the site does not show what was published there. */
export function ProblemsPanel({ document }) {
  const problems = useProblems(document);
  if (problems.length === 0) return null;
  return {
    title: 'Not on the site yet',
    content: (
      <Flex direction="column" alignItems="stretch" gap={2}>
        {problems.map(({ documentId, reason }) => (
          <Typography key={documentId} variant="pi" textColor="danger600">
            {reason}
          </Typography>
        ))}
        <Link href={`/admin${list}`}>All problems</Link>
      </Flex>
    ),
  };
}
