import { type SentFields, sentFields, sentPart } from '#leads/contact-fields.ts';
import type { StoredDelivery, StoredLead } from '../store/lead-store.ts';

/** A message with all its data, for people and other programs. */
export interface ExportedLead extends SentFields {
  reference: string;
  kind: string;
  /** The number of the quote it accepts. */
  quote: string;
  sent: string;
  status: string;
  marks: string;
  /** 'email delivered; webhook given up (The webhook answered 500.)' */
  deliveries: string;
}

export function exportLead(lead: StoredLead, deliveries: readonly StoredDelivery[]): ExportedLead {
  const { reference, kind, status, marks } = lead;
  return {
    reference,
    kind,
    quote: lead.quote ?? '',
    sent: new Date(lead.created_at).toISOString(),
    status,
    marks,
    ...sentPart(lead),
    deliveries: deliveries
      .filter(({ lead_id }) => lead_id === lead.id)
      .map(deliveryText)
      .join('; '),
  };
}

export function deliveryText({ channel, state, attempts, last_error }: StoredDelivery): string {
  const failure = state === 'delivered' || !last_error ? '' : ` (${attempts} attempts, ${last_error})`;
  return `${channel} ${state}${failure}`;
}

export const exportColumns = [
  'reference',
  'sent',
  'status',
  'marks',
  ...sentFields,
  'deliveries',
  'kind',
  'quote',
] as const satisfies readonly (keyof ExportedLead)[];
