import { z } from 'zod';
import { absoluteUrl } from '#company/addresses.ts';
import { company } from '#company/facts.ts';
import { answerSchema } from '../chatbot/answer-schema.ts';
import { feedbackRequest } from '../chatbot/feedback.ts';
import { inquiryRequest } from '../chatbot/inquiry.ts';
import { estimateAnswer, estimateRequest } from '../estimate/estimate.ts';
import { resultSchema } from '../search/result-schema.ts';
import { searchQuery } from '../search/search-endpoint.ts';

const errorAnswer = z.object({ error: z.string().describe('What is wrong, in a sentence') });
const searchAnswer = z.object({ results: z.array(resultSchema) });

/** The schema that validates a request or types a response, as it appears in the document. */
function schemaOf(schema: z.ZodType): Record<string, unknown> {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}

function json(schema: z.ZodType) {
  return { content: { 'application/json': { schema: schemaOf(schema) } } };
}

const reusable = {
  Malformed: { description: 'Something is missing or wrong.', ...json(errorAnswer) },
  TooLarge: { description: 'The body is larger than it needs to be.', ...json(errorAnswer) },
  NotJson: { description: 'The body is not said to be JSON.', ...json(errorAnswer) },
  TooMany: {
    description: 'Too many requests in a minute.',
    headers: { 'Retry-After': { description: 'Seconds until the next may come.', schema: { type: 'integer' } } },
    ...json(errorAnswer),
  },
};

function refer(name: keyof typeof reusable) {
  return { $ref: `#/components/responses/${name}` };
}

const refusals = { 400: refer('Malformed'), 429: refer('TooMany') };
const bodyRefusals = { ...refusals, 413: refer('TooLarge'), 415: refer('NotJson') };

function body(schema: z.ZodType) {
  return { required: true, ...json(schema) };
}

/** The JSON API below /api, for other programs. */
export function openApiDocument(version: string): object {
  return {
    openapi: '3.1.1',
    info: {
      title: company.name,
      version,
      description: `Facts about ${company.legalName} as JSON: the search, the assistant and estimates. Reading needs no key; limits are for each visitor and minute.`,
      contact: { name: company.legalName, url: absoluteUrl('/contact'), email: company.email },
    },
    servers: [{ url: company.site }],
    paths: {
      '/api/search': {
        get: {
          operationId: 'search',
          summary: 'Everything on the site that matches, best first',
          parameters: [{ name: 'q', in: 'query', required: true, schema: schemaOf(searchQuery) }],
          responses: { 200: { description: 'What was found.', ...json(searchAnswer) }, ...refusals },
        },
      },
      '/api/chatbot/semantic-search': {
        post: {
          operationId: 'ask',
          summary: "The assistant's answer to a question",
          requestBody: body(inquiryRequest),
          responses: {
            200: { description: 'An answer, or an honest message that there is none.', ...json(answerSchema) },
            ...bodyRefusals,
          },
        },
      },
      '/api/chatbot/feedback': {
        post: {
          operationId: 'rate',
          summary: 'Whether an answer helped',
          requestBody: body(feedbackRequest),
          responses: { 204: { description: 'Taken.' }, ...bodyRefusals },
        },
      },
      '/api/estimate': {
        post: {
          operationId: 'estimate',
          summary: 'What packages cost together and how long they take',
          requestBody: body(estimateRequest),
          responses: { 200: { description: 'The estimate.', ...json(estimateAnswer) }, ...bodyRefusals },
        },
      },
    },
    components: { responses: reusable },
  };
}
