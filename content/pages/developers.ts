import { company } from '#company/facts.ts';
import { wording } from '#company/wording.ts';
import type { PageSection, PageText } from './page-fields.ts';

interface DevelopersText extends PageText {
  sections: readonly PageSection[];
}

/** For people who let programs read the site. */
export const developers: DevelopersText = {
  heading: 'For developers and agents',
  lead: 'Everything on this site can be read by programs too: as Markdown, over the Model Context Protocol and as JSON. It needs no key, and it says what the pages say.',
  sections: [
    {
      id: 'markdown',
      title: 'Pages as Markdown',
      paragraphs: [
        `Ask any address with the header \`Accept: text/markdown\`, or add \`.md\` to it, and you get the page as Markdown. ${company.site}/llms.txt lists the pages with what the services cost.`,
      ],
      list: [`\`curl -H 'Accept: text/markdown' ${company.site}/services\``],
    },
    {
      id: 'mcp',
      title: 'Model Context Protocol',
      paragraphs: [
        'Assistants and coding agents can connect to our MCP server. It speaks Streamable HTTP without sessions, in the revisions `2025-11-25` and `2026-07-28`. It only reads: no tool orders or changes anything. Pages are there as resources.',
      ],
      list: [
        `\`${company.site}/mcp\``,
        '`ask`: the answer of our assistant to a question, with its figures and sources',
        '`list_services`: every service with its lowest price',
        `\`get_service\`: what a service is, with its packages, prices and ${wording.time.noun}s`,
        '`estimate`: what several packages cost together and how long they take, with a link to the estimate',
        '`search`: everything on the site that matches',
      ],
    },
    {
      id: 'json',
      title: 'JSON',
      paragraphs: [
        `The search, the assistant and estimates answer with JSON. ${company.site}/openapi.json describes what they take and give, as OpenAPI 3.1.`,
      ],
      list: [
        '`GET /api/search?q=prices`: the search',
        '`POST /api/chatbot/semantic-search`: the assistant',
        '`POST /api/estimate`: an estimate',
      ],
    },
    {
      id: 'limits',
      title: 'Limits',
      paragraphs: [
        'Requests that have to be worked out are limited for each visitor and minute. Beyond the limit the answer is `429`, and its header `Retry-After` says how many seconds to wait. Pages and their Markdown are not counted.',
        'If you plan something larger, or find a mistake, write to {company.email}.',
      ],
    },
  ],
};
