import { Box } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import text from '../../../../docs/staff.md?raw';
import { headingsOf } from './headings.js';
import { renderGuide } from './render-guide.js';

const [heading, ...lines] = text.split('\n');
const title = heading.replace('# ', '');
const guide = lines.join('\n');

const Guide = styled(Box)`
  max-width: 76rem;
  font-size: 1.6rem;
  line-height: 1.6;
  color: ${({ theme }) => theme.colors.neutral800};

  h2 {
    margin: 4rem 0 1.2rem;
    font-size: 2.2rem;
    font-weight: 600;
    scroll-margin-top: 2rem;
  }

  p, ol, ul, table {
    margin: 0 0 1.6rem;
  }

  ol, ul {
    padding-left: 2.4rem;
    list-style: revert;
  }

  th, td {
    padding: 0.8rem 2.4rem 0.8rem 0;
    text-align: left;
    vertical-align: top;
    border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
  }

  em {
    font-weight: 600;
  }

  a {
    color: ${({ theme }) => theme.colors.primary600};
    text-decoration: underline;
  }

  code {
    overflow-wrap: anywhere;
  }

  img {
    max-width: 100%;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
  }
`;

/** `docs/staff.md`, shown in the panel. */
export default function GuidePage() {
  useEffect(() => {
    const { hash } = window.location;
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header title={title} />
      <Layouts.Content>
        <Box padding={6} background="neutral0" hasRadius shadow="tableShadow" marginBottom={6}>
          <Guide tag="nav" aria-label="Tasks">
            <ul>
              {headingsOf(guide).map(({ heading: task, anchor }) => (
                <li key={anchor}>
                  <a href={`#${anchor}`}>{task}</a>
                </li>
              ))}
            </ul>
          </Guide>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the repository, without HTML of its own. */}
          <Guide dangerouslySetInnerHTML={{ __html: renderGuide(guide) }} />
        </Box>
      </Layouts.Content>
    </Page.Main>
  );
}
