import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Answer } from '#assistant/contract.ts';
import { chatHistory } from '#assistant/contract.ts';
import { absoluteUrl } from '#company/addresses.ts';
import { company } from '#company/facts.ts';
import { wording } from '#company/wording.ts';
import { factSchema } from '../../chatbot/answer-schema.ts';
import { historyMessage, questionLetters, readInquiry } from '../../chatbot/inquiry.ts';
import type { McpOptions } from '../mcp-options.ts';
import { annotations, failure, result } from './tool-result.ts';

const askAnswer = z.object({
  answered: z.boolean().describe("False if the assistant doesn't know; the answer then says whom to ask"),
  answer: z.string(),
  facts: z.array(factSchema),
  sources: z.array(z.object({ title: z.string(), url: z.url() })),
  suggestions: z.array(z.string()).describe('Suggested follow-up questions'),
});

/** A summary of what the assistant said. */
function saidBy(answer: Answer): z.infer<typeof askAnswer> {
  if (!('match' in answer)) {
    const { message, suggestions } = answer;
    return { answered: false, answer: message, facts: [], sources: [], suggestions: [...suggestions] };
  }
  const { answer: text, facts, links, suggestions } = answer.match;
  return {
    answered: true,
    answer: text,
    facts: [...facts],
    sources: links.map(({ label, url }) => ({ title: label, url: absoluteUrl(url) })),
    suggestions: [...suggestions],
  };
}

/** The chat's assistant. */
export function registerAsk(server: McpServer, { assistant, asked }: McpOptions): void {
  server.registerTool(
    'ask',
    {
      title: 'Ask the assistant',
      description: `Answers a question about ${company.name} in English: prices, packages, ${wording.time.noun}s, refunds, revisions, what is offered and what isn't. Says so if it doesn't know.`,
      inputSchema: z.object({
        question: z.string().min(1).max(questionLetters),
        history: z
          .array(historyMessage)
          .max(chatHistory.messages)
          .optional()
          .describe('Earlier messages, oldest first, if the question is a follow-up'),
      }),
      outputSchema: askAnswer,
      annotations,
    },
    async ({ question, history }) => {
      const read = readInquiry({ query: question, history });
      if (!read.ok) return failure(read.error);
      const answer = await assistant.reply(read.inquiry);
      asked?.(read.inquiry.question, answer);
      const said = saidBy(answer);
      const sources = said.sources.map(({ title, url }) => `- ${title}: ${url}`);
      return result([said.answer, sources.join('\n')], said);
    },
  );
}
