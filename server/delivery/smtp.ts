import { company } from '#company/facts.ts';
import type { ReplyAddresses } from '../replies/reply-addresses.ts';
import type { StoredDelivery, StoredLead } from '../store/lead-store.ts';
import { type Deliverer, RefusedError } from './deliverer.ts';
import { type Agency, confirmationMail, followUpMail, leadMail, type Mail, replyMail } from './mails.ts';
import { oneLine } from './one-line.ts';

export interface MailSettings {
  /** 'smtps://user:password@mail.example' */
  smtpUrl: string;
  from: string;
  /** The agency's mailbox. */
  to: string;
  /** Where replies from staff are read; without it they go to the visitor's own mailbox. */
  replies?: Pick<ReplyAddresses, 'of'> | undefined;
  agency?: Agency;
}

/** The channel by which visitors get replies from staff. */
export const replyChannel = 'reply';

/** Together these stay within the time limit of an attempt. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 8_000, dnsTimeout: 3_000 };
/** 550 to 559: the mailbox doesn't exist or rejects the message. */
const permanent = { from: 550, to: 559 };

/** Emails the agency and, unless the message looks like spam, sends its sender a confirmation. */
export async function createMailDeliverers({
  smtpUrl,
  from,
  to,
  replies,
  agency = company,
}: MailSettings): Promise<Deliverer[]> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 2, ...timeouts });
  const host = new URL(agency.site).hostname;

  function send(mail: Mail, addresses: Addresses, { written, delivery }: Sending) {
    return transport.sendMail({
      ...mail,
      ...addresses,
      from: { name: agency.name, address: from },
      date: new Date(written),
      // Identical for every attempt at a delivery, byte for byte, so that a mailbox can detect duplicates.
      messageId: `<${delivery.id}@${host}>`,
      baseBoundary: delivery.id,
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  const mailbox: Address = { name: agency.name, address: to };

  /** To the visitor, without the name: it could be anyone's text, sent to someone else's mailbox. */
  async function sendToVisitor(mail: Mail, { email }: StoredLead, sending: Sending): Promise<void> {
    try {
      await send(mail, { to: { name: '', address: email }, replyTo: mailbox }, sending);
    } catch (error) {
      throw isPermanent(error) ? new RefusedError(String(error)) : error;
    }
  }

  return [
    {
      channel: 'email',
      kinds: ['message', 'visitor'],
      accepts: (marks) => !marks.includes('trap'),
      async deliver(lead, delivery, _, said) {
        const answering = { byMail: replies !== undefined };
        const mail = said ? followUpMail(lead, said, answering) : leadMail(lead, answering);
        const written = said?.said_at ?? lead.created_at;
        const replyTo = replies ? { name: agency.name, address: await replies.of(lead.reference) } : visitor(lead);
        await send(mail, { to: mailbox, replyTo }, { written, delivery });
      },
      close: () => transport.close(),
    },
    {
      channel: 'confirmation',
      kinds: ['message'],
      accepts: (marks) => marks.length === 0,
      deliver: (lead, delivery) =>
        sendToVisitor(confirmationMail(lead, agency), lead, { written: lead.created_at, delivery }),
    },
    {
      channel: replyChannel,
      kinds: ['staff'],
      // The member of staff who replies has read the message, whatever its marks.
      accepts: () => true,
      async deliver(lead, delivery, _, said) {
        if (said) await sendToVisitor(replyMail(lead, said, agency), lead, { written: said.said_at, delivery });
      },
    },
  ];
}

interface Addresses {
  to: Address;
  replyTo: Address;
}

interface Sending {
  /** When the content was written. */
  written: number;
  delivery: StoredDelivery;
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
