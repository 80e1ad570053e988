import { company } from '#company/facts.ts';
import type { StoredDelivery, StoredLead } from '../store/lead-store.ts';
import { type Deliverer, RefusedError } from './deliverer.ts';
import { type Agency, confirmationMail, leadMail, type Mail } from './mails.ts';
import { oneLine } from './one-line.ts';

export interface MailSettings {
  /** 'smtps://user:password@mail.example' */
  smtpUrl: string;
  from: string;
  /** The agency's mailbox. */
  to: string;
  agency?: Agency;
}

/** One after the other these stay within the time that an attempt may take. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 8_000, dnsTimeout: 3_000 };
/** 550 to 559: this mailbox does not exist or will not take it. */
const permanent = { from: 550, to: 559 };

/** Email to the agency and, unless the message looks like a robot's, a confirmation to its sender. */
export async function createMailDeliverers({
  smtpUrl,
  from,
  to,
  agency = company,
}: MailSettings): Promise<Deliverer[]> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 2, ...timeouts });
  const host = new URL(agency.site).hostname;

  function send(mail: Mail, addresses: { to: Address; replyTo: Address }, lead: StoredLead, delivery: StoredDelivery) {
    return transport.sendMail({
      ...mail,
      ...addresses,
      from: { name: agency.name, address: from },
      date: new Date(lead.created_at),
      // The same for every attempt at one delivery, to the last byte: a mailbox that gets it twice can tell.
      messageId: `<${delivery.id}@${host}>`,
      baseBoundary: delivery.id,
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  const mailbox: Address = { name: agency.name, address: to };
  return [
    {
      channel: 'email',
      takes: (marks) => !marks.includes('trap'),
      async deliver(lead, delivery) {
        await send(leadMail(lead), { to: mailbox, replyTo: visitor(lead) }, lead, delivery);
      },
      close: () => transport.close(),
    },
    {
      channel: 'confirmation',
      takes: (marks) => marks.length === 0,
      async deliver(lead, delivery) {
        try {
          // Without the name, which may be anybody's words for somebody else's mailbox.
          await send(
            confirmationMail(lead, agency),
            { to: { name: '', address: lead.email }, replyTo: mailbox },
            lead,
            delivery,
          );
        } catch (error) {
          throw isPermanent(error) ? new RefusedError(String(error)) : error;
        }
      },
    },
  ];
}

interface Address {
  name: string;
  address: string;
}

function visitor({ name, email }: StoredLead): Address {
  return { name: oneLine(name), address: email };
}

function isPermanent(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  return code >= permanent.from && code <= permanent.to;
}
