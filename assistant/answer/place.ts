import { company } from '#company/facts.ts';

/** The owner's answer to 'do you serve …': based in Pakistan, serving the place and the world. */
export function placeText(name: string): string {
  return `Yes! ${company.name} is based in ${company.basedIn} and serves ${name} and clients worldwide. We work online, so distance is no obstacle. Write to {company.email} or WhatsApp {company.whatsapp} to get started.`;
}
