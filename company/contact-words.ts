import type { Company } from './fact-types.ts';
import { company } from './facts.ts';

type Contacts = Pick<Company, 'email' | 'whatsapp' | 'telephone'>;

/** 'info@agency.example or WhatsApp +44 …': follows 'write to' and 'ask at'. */
export function contactInWords({ email, whatsapp, telephone }: Contacts = company): string {
  if (whatsapp) return `${email} or WhatsApp ${whatsapp}`;
  return telephone ? `${email} or phone ${telephone}` : email;
}

/** 'on WhatsApp +44 … or at info@agency.example': the faster channel first. */
export function reachInWords({ email, whatsapp, telephone }: Contacts = company): string {
  if (whatsapp) return `on WhatsApp ${whatsapp} or at ${email}`;
  return telephone ? `by phone on ${telephone} or at ${email}` : `at ${email}`;
}
