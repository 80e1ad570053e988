import { company } from './facts.ts';

/** Pages of the ordering app that answers and buttons link to, if there is an ordering app. */
export const orderApp =
  company.orders === 'app' && company.orderApp
    ? {
        signIn: `${company.orderApp}/`,
        signUp: `${company.orderApp}/signup`,
        services: `${company.orderApp}/services`,
      }
    : undefined;

/** Where to order without a particular package. */
export const orderStart: string = orderApp?.services ?? (company.orders === 'form' ? '/contact#message' : '/services');

/**
 * Where to order a package in the ordering app: its page of services, with the package chosen. An app that doesn't know
 * these parameters shows the same page without them.
 */
export function orderInApp(service: string, tier: string): string | undefined {
  return orderApp && `${orderApp.services}?${new URLSearchParams({ service, package: tier })}`;
}

/** Opens a WhatsApp conversation with the company, with an optional first message; undefined without WhatsApp. */
export function whatsappUrl(message?: string): string | undefined {
  if (!company.whatsapp) return undefined;
  const address = `https://wa.me/${company.whatsapp.replace(/\D/g, '')}`;
  return message ? `${address}?text=${encodeURIComponent(message)}` : address;
}

/** A public test of how fast this site loads, by somebody else. */
export const speedTest = `https://pagespeed.web.dev/analysis?url=${encodeURIComponent(company.site)}`;

/** Calls the company; undefined without a phone number. */
export const telephoneUrl = company.telephone && `tel:${company.telephone.replace(/[^\d+]/g, '')}`;

export function emailUrl(subject?: string, body?: string): string {
  const fields = Object.entries({ subject, body }).filter(([, value]) => value);
  const query = fields.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`).join('&');
  return `mailto:${company.email}${query ? `?${query}` : ''}`;
}

/** The absolute URL of one of our own pages: '/contact' with the site's origin. */
export function absoluteUrl(path: string): string {
  return new URL(path, company.site).href;
}
