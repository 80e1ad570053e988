import { createHmac } from 'node:crypto';
import { company } from '#company/facts.ts';
import { sentPart } from '#leads/contact-fields.ts';
import { estimateLines } from '#leads/estimate-lines.ts';
import type { StoredLead } from '../store/lead-store.ts';
import type { TalkMessage } from '../store/talk-store.ts';
import type { Deliverer } from './deliverer.ts';
import { storedMarks } from './deliverer.ts';

export interface WebhookSettings {
  url: string;
  secret: string;
  now?: () => number;
}

/**
 * Posts each message as JSON, signed according to https://www.standardwebhooks.com: the receiver computes the signature
 * of 'id.timestamp.body' with the shared secret, compares it, and rejects old timestamps and known ids.
 */
export function createWebhookDeliverer({ url, secret, now = Date.now }: WebhookSettings): Deliverer {
  return {
    channel: 'webhook',
    kinds: ['message', 'visitor'],
    accepts: (marks) => !marks.includes('trap'),
    async deliver(lead, { id }, signal, said) {
      const event = said
        ? { type: 'talk.message', site: company.site, data: followUpPayload(lead, said) }
        : {
            type: lead.kind === 'acceptance' ? 'quote.accepted' : 'lead.created',
            site: company.site,
            data: payload(lead),
          };
      const body = JSON.stringify(event);
      const timestamp = String(Math.floor(now() / 1000));
      const response = await fetch(url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          'webhook-signature': signature(secret, `${id}.${timestamp}.${body}`),
        },
        // A redirect would send the message to a host nobody configured.
        redirect: 'manual',
        signal,
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The webhook answered ${response.status}.`);
    },
  };
}

export function signature(secret: string, signed: string): string {
  return `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`;
}

function payload(lead: StoredLead) {
  return {
    reference: lead.reference,
    ...(lead.quote === null ? {} : { quote: lead.quote }),
    createdAt: new Date(lead.created_at).toISOString(),
    ...sentPart(lead),
    estimate: estimateLines(lead.estimate),
    marks: storedMarks(lead),
  };
}

/** A sender's follow-up to an earlier message. */
function followUpPayload({ reference, name, email }: StoredLead, { id, said_at, text }: TalkMessage) {
  return { reference, id, createdAt: new Date(said_at).toISOString(), name, email, message: text };
}
