import { talkText } from '#leads/talk.ts';
import { oneLine } from '../delivery/one-line.ts';
import { digest } from '../hash.ts';
import { TalkFullError } from '../store/talk-store.ts';
import type { TalkService } from '../talk/talk-service.ts';
import { readMail } from './read-mail.ts';
import type { ReplyAddresses } from './reply-addresses.ts';
import { replyTextOf } from './reply-text.ts';

/**
 * The result for a mail: added to a talk; ignored, because it isn't a reply; or needs attention, because it is one that
 * can't be added.
 */
export type ReplyOutcome = 'added' | 'ignored' | 'rejected';

interface Options {
  addresses: ReplyAddresses;
  reply: TalkService['reply'];
  read?: typeof readMail;
}

const maxNameLength = 60;
const maxHeaderBytes = 64 * 1024;

/** Adds a reply by email to its talk; fails if it can't be stored at the moment. */
export function createReplyReceiver({
  addresses,
  reply,
  read = readMail,
}: Options): (source: Uint8Array) => Promise<ReplyOutcome> {
  return async (source) => {
    // Parsing a mail that was crafted for it takes seconds. Only staff know an address to send one to.
    if (!(await addresses.referenceIn([headersOf(source)]))) return 'ignored';
    const mail = await read(source).catch(() => undefined);
    if (!mail || mail.automatic) return 'ignored';
    const reference = await addresses.referenceIn(mail.recipients);
    if (!reference) return 'ignored';
    const text = talkText.safeParse(replyTextOf(mail.text, reference));
    if (!text.success) return 'rejected';
    // The same whenever this mail is read.
    const id = digest(JSON.stringify(['mail', mail.id || Buffer.from(source).toString('base64')]));
    try {
      const talk = await reply({ reference, id, name: firstName(mail.from), text: text.data });
      return talk ? 'added' : 'rejected';
    } catch (error) {
      if (error instanceof TalkFullError) return 'rejected';
      throw error;
    }
  };
}

/** Everything before the body, as it was sent. */
function headersOf(source: Uint8Array): string {
  const beginning = Buffer.from(source.subarray(0, maxHeaderBytes)).toString('latin1');
  const end = beginning.search(/\r?\n\r?\n/);
  return end < 0 ? beginning : beginning.slice(0, end);
}

/** Visitors see who replies; the first name is enough. */
function firstName(from: string): string {
  const [first = ''] = oneLine(from).split(' ');
  return first.includes('@') ? '' : first.slice(0, maxNameLength);
}
