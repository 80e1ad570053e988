import type { StoredDelivery, StoredLead } from '../store/lead-store.ts';

/** A message with all its data, for people and other programs. */
export interface ExportedLead {
  reference: string;
  kind: string;
  /** The number of the quote it accepts. */
  quote: string;
  sent: string;
  status: string;
  marks: string;
  name: string;
  email: string;
  company: string;
  country: string;
  service: string;
  budget: string;
  message: string;
  estimate: string;
  transcript: string;
  /** 'email delivered; webhook given up (The webhook answered 500.)' */
  deliveries: string;
}

export function exportLead(lead: StoredLead, deliveries: readonly StoredDelivery[]): ExportedLead {
  const { reference, kind, status, marks, name, email, company, country, service, budget } = lead;
  return {
    reference,
    kind,
    quote: lead.quote ?? '',
    sent: new Date(lead.created_at).toISOString(),
    status,
    marks,
    name,
    email,
    company,
    country,
    service,
    budget,
    message: lead.message,
    estimate: lead.estimate,
    transcript: lead.transcript,
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
  'name',
  'email',
  'company',
  'country',
  'service',
  'budget',
  'message',
  'estimate',
  'transcript',
  'deliveries',
  'kind',
  'quote',
] as const satisfies readonly (keyof ExportedLead)[];
