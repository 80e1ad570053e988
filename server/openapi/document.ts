import { z } from 'zod';
import { absoluteUrl } from '#company/addresses.ts';
import { company } from '#company/facts.ts';
import { answerSchema } from '../chatbot/answer-schema.ts';
import { feedbackRequest } from '../chatbot/feedback.ts';
import { inquiryRequest } from '../chatbot/inquiry.ts';
import { estimateAnswer, estimateRequest } from '../estimate/estimate.ts';
import { resultSchema } from '../search/result-schema.ts';
import { searchQuery } from '../search/search-endpoint.ts';

const errorAnswer = z.object({ error: z.string().describe('What is wrong, as a sentence') });
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
  Malformed: { description: 'A parameter or field is missing or invalid.', ...json(errorAnswer) },
  TooLarge: { description: 'The request body is too large.', ...json(errorAnswer) },
  NotJson: { description: "The Content-Type isn't application/json.", ...json(errorAnswer) },
  TooMany: {
    description: 'Too many requests per minute.',
    headers: {
      'Retry-After': { description: 'Seconds to wait before the next request.', schema: { type: 'integer' } },
    },
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
      description: `Facts about ${company.legalName} as JSON: the search, the assistant and estimates. No key is needed. Rate limits apply per visitor and minute.`,
      contact: { name: company.legalName, url: absoluteUrl('/contact'), email: company.email },
    },
    servers: [{ url: company.site }],
    paths: {
      '/api/search': {
        get: {
          operationId: 'search',
          summary: 'Search the whole site, best match first',
          parameters: [{ name: 'q', in: 'query', required: true, schema: schemaOf(searchQuery) }],
          responses: { 200: { description: 'The results.', ...json(searchAnswer) }, ...refusals },
        },
      },
      '/api/chatbot/semantic-search': {
        post: {
          operationId: 'ask',
          summary: 'Ask the assistant a question',
          requestBody: body(inquiryRequest),
          responses: {
            200: { description: "An answer, or a message that the assistant doesn't know.", ...json(answerSchema) },
            ...bodyRefusals,
          },
        },
      },
      '/api/chatbot/feedback': {
        post: {
          operationId: 'rate',
          summary: 'Rate an answer as helpful or not',
          requestBody: body(feedbackRequest),
          responses: { 204: { description: 'Recorded.' }, ...bodyRefusals },
        },
      },
      '/api/estimate': {
        post: {
          operationId: 'estimate',
          summary: 'Total price of several packages, and how long they take',
          requestBody: body(estimateRequest),
          responses: { 200: { description: 'The estimate.', ...json(estimateAnswer) }, ...bodyRefusals },
        },
      },
    },
    components: { responses: reusable },
  };
}
