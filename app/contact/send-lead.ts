import * as z from 'zod/mini';
import { contactEndpoint } from '#leads/form-fields.ts';
import type { Outcome } from '#leads/outcome.ts';
import { isTalkKey } from '#leads/talk-addresses.ts';
import { timeoutMs } from './fetch-token.ts';

const fieldErrors = z.record(z.string(), z.string());
const outcomeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('thanked'),
    reference: z.string(),
    talk: z.string().check(z.refine(isTalkKey)),
    replyBy: z.optional(z.number()),
  }),
  z.object({ kind: z.literal('invalid'), errors: fieldErrors }),
  z.object({ kind: z.literal('again'), token: z.string(), message: z.string() }),
  z.object({ kind: z.literal('too many'), retryAfterSeconds: z.number(), message: z.string() }),
  z.object({ kind: z.literal('away'), message: z.string() }),
]);

const unreachable =
  "Your message didn't get through. It's all still here: check your connection and press Send again, or send it by email, already filled in.";

/** Sends the form. Never rejects: errors are outcomes. */
export async function sendLead(
  values: Readonly<Record<string, unknown>>,
  endpoint: string = contactEndpoint,
): Promise<Outcome> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return outcomeSchema.parse(await response.json()) as Outcome;
  } catch {
    return { kind: 'away', message: unreachable };
  }
}
