import { serviceNames } from '#catalogue/service-names.ts';
import { budgetLabel } from '#leads/budgets.ts';
import { countryName, isCountryCode } from '#leads/countries.ts';
import { estimateLines } from '#leads/estimate-lines.ts';
import type { StoredLead } from '../store/lead-store.ts';
import { oneLine } from './one-line.ts';

/** What the agency sees of a message besides its text: labels and values of the fields that were filled in. */
export function leadDetails(lead: StoredLead): [label: string, value: string][] {
  const details: [string, string][] = [
    ['Reference', lead.reference],
    ['Accepts quote', lead.quote ?? ''],
    ['Sent', `${new Date(lead.created_at).toISOString().slice(0, 16).replace('T', ' ')} UTC`],
    ['Name', lead.name],
    ['Email', lead.email],
    ['Company', lead.company],
    ['Country', isCountryCode(lead.country) ? countryName(lead.country) : lead.country],
    ['Service', serviceName(lead.service)],
    ['Budget', budgetLabel(lead.budget) ?? ''],
    ['Marked', lead.marks],
  ];
  return details.map(([label, value]): [string, string] => [label, oneLine(value)]).filter(([, value]) => value !== '');
}

export function serviceName(slug: string): string {
  return serviceNames[slug]?.name ?? '';
}

/** The sections after the message, each with its heading. */
export function leadParts({ estimate, transcript }: StoredLead): [heading: string, text: string][] {
  const parts: [string, string][] = [
    ['Estimate', estimateLines(estimate).join('\n')],
    ['Conversation with the assistant', transcript],
  ];
  return parts.filter(([, text]) => text !== '');
}
