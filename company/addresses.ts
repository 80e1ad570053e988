import { company } from './facts.ts';

/** Pages of the ordering app that answers and buttons point to. */
export const orderApp = {
  signIn: `${company.orderApp}/`,
  signUp: `${company.orderApp}/signup`,
  services: `${company.orderApp}/services`,
} as const;

const whatsappDigits = company.whatsapp.replace(/\D/g, '');

/** Opens a WhatsApp conversation with the company, with a first message when one is given. */
export function whatsappUrl(message?: string): string {
  const address = `https://wa.me/${whatsappDigits}`;
  return message ? `${address}?text=${encodeURIComponent(message)}` : address;
}

export function emailUrl(subject?: string, body?: string): string {
  const fields = Object.entries({ subject, body }).filter(([, value]) => value);
  const query = fields.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`).join('&');
  return `mailto:${company.email}${query ? `?${query}` : ''}`;
}

/** The absolute address of one of our own pages: '/contact' with the site before it. */
export function absoluteUrl(path: string): string {
  return new URL(path, company.site).href;
}
