import type { Email } from 'postal-mime';

/** The parts of a mail that may be a reply. */
export interface ReadMail {
  /** Its Message-ID, or undefined if it has none. */
  id: string;
  /** Sent by a program: an out-of-office note, a delivery report, a mailing list. */
  automatic: boolean;
  /** All its recipients. */
  recipients: readonly string[];
  /** Its sender's name. */
  from: string;
  text: string;
}

const limits = { maxNestingDepth: 20, maxHeadersSize: 64 * 1024 };
const recipientHeaders = new Set(['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to']);
const maxHeaderLength = 4_000;
const bulk = /^(?:bulk|junk|list|auto_reply)$/i;

/** Throws if it isn't a mail at all. */
export async function readMail(source: Uint8Array): Promise<ReadMail> {
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(source, limits);
  return {
    id: mail.messageId ?? '',
    automatic: isAutomatic(mail),
    recipients: mail.headers
      .filter(({ key }) => recipientHeaders.has(key))
      .map(({ value }) => value.slice(0, maxHeaderLength)),
    from: mail.from?.name ?? '',
    text: mail.text ?? '',
  };
}

function isAutomatic({ headers }: Email): boolean {
  const valueIn = (name: string) => headers.find(({ key }) => key === name)?.value.trim() ?? '';
  return (
    !/^(?:no)?$/i.test(valueIn('auto-submitted')) ||
    bulk.test(valueIn('precedence')) ||
    valueIn('return-path') === '<>' ||
    valueIn('list-id') !== '' ||
    valueIn('x-autoreply') !== '' ||
    /^multipart\/report/i.test(valueIn('content-type'))
  );
}
