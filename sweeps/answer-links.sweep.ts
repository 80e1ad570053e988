import { describe, expect, inject, test } from 'vitest';
import { quickQuestions } from '#app/chat/chat-texts.ts';
import { serviceNames } from '#catalogue/service-names.ts';
import { allEntries } from '#knowledge/index.ts';
import { linksOfText } from './links-of.ts';
import { faultsOfLinks } from './site-links.ts';

test('every link in the answers of the knowledge base leads to a page', () => {
  const answers = allEntries().map(({ id, answer }) => ({ id, links: linksOfText(answer) }));
  expect(answers.filter(({ links }) => links.length > 0).length).toBeGreaterThan(100);
  const faults = answers.flatMap(({ id, links }) => faultsOfLinks(links, '/').map((fault) => `${id}: ${fault}`));
  expect(faults).toEqual([]);
});

describe('every link in a reply of the chat leads to a page', () => {
  async function linksOfReply(query: string): Promise<string[]> {
    const response = await fetch(`${inject('siteAddress')}/api/chatbot/semantic-search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    expect(response.status, query).toBe(200);
    const { match, message } = await response.json();
    const links: { url: string }[] = match?.links ?? [];
    return [...linksOfText(match?.answer ?? message), ...links.map(({ url }) => url)];
  }

  test.each(Object.values(serviceNames))('about $name', async ({ name }) => {
    const replies = await Promise.all(
      [`How much does ${name} cost?`, `Where can I order ${name}?`, `What is included in ${name}?`].map(linksOfReply),
    );
    expect(replies.flat(), 'no reply has a link').not.toEqual([]);
    expect(faultsOfLinks(replies.flat(), '/')).toEqual([]);
  });

  test.each([...quickQuestions, 'What do you offer?', 'How can I contact you?', 'Do you sell insurance?'])(
    'to "%s"',
    async (question) => {
      expect(faultsOfLinks(await linksOfReply(question), '/')).toEqual([]);
    },
  );
});
