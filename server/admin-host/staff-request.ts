import { z } from 'zod';
import { type TalkView, talkText } from '#leads/talk.ts';
import { oneLine } from '../delivery/one-line.ts';
import { leadStatuses } from '../store/lead-store.ts';
import type { FoundAnswer } from './found-answer.ts';

const reference = z.string().regex(/^[A-Z0-9-]{1,20}$/);
/** As visitors see it, without line breaks and invisible characters. */
const staffName = z.string().max(60).transform(oneLine);
const record = { type: z.string().regex(/^[a-z-]{1,40}$/), id: z.string().regex(/^[\w-]{1,100}$/) };

/** Requests from the panel: about a record by its type and its id in the panel, and about messages. */
export const staffRequest = z.discriminatedUnion('about', [
  z.object({ about: z.literal('state'), ...record }),
  z.object({ about: z.literal('check'), ...record }),
  z.object({
    about: z.literal('wordings'),
    ...record,
    questions: z.array(z.string().trim().min(2).max(160)).min(1).max(50),
  }),
  z.object({
    about: z.literal('message'),
    reference,
    status: z.enum(leadStatuses),
  }),
  z.object({ about: z.literal('talk'), reference }),
  z.object({
    about: z.literal('reply'),
    reference,
    id: z.string().regex(/^[\w-]{16,64}$/),
    name: staffName,
    text: talkText,
  }),
  z.object({ about: z.literal('quotes') }),
  z.object({ about: z.literal('quote-withdrawn'), number: reference }),
  z.object({ about: z.literal('quote-extended'), number: reference, until: z.iso.date() }),
  z.object({ about: z.literal('visits'), days: z.number().int().min(1).max(750) }),
  z.object({ about: z.literal('retention') }),
  z.object({ about: z.literal('figures') }),
  z.object({ about: z.literal('release') }),
  z.object({ about: z.literal('restore-previous') }),
  z.object({ about: z.literal('resume') }),
]);

export type StaffRequest = z.infer<typeof staffRequest>;

/** About a record; also used for the page that shows a draft. */
export type RecordRequest = Extract<StaffRequest, { type: string }> | { about: 'page'; type: string; id: string };

/** About the whole site: what it shows, and going back to the previous release. */
export type SiteRequest = Extract<StaffRequest, { about: 'release' | 'restore-previous' | 'resume' }>;

/** Requests a server passes on to its supervisor, which knows what staff published. */
export type SupervisorRequest = RecordRequest | SiteRequest;

/** A record, by its type and its id in the panel, and as staff call it. */
interface NamedRecord {
  type: string;
  id?: string;
  name: string;
}

/** Why a record can't go live, worded for staff. */
export interface Refusal {
  reason: string;
  /** Where in the form: 'packages.0.price'. */
  field?: string;
  /** Another record it is about: the answer that has a question already. */
  other?: NamedRecord;
}

/** What the site did with a record staff published. */
export interface RecordState {
  /** Everything published before this time, by the admin host's clock, has been processed. */
  readAt?: string | undefined;
  /** The same of the round under way; what was published later waits for the next. */
  reading?: string | undefined;
  /** Why the last attempt to publish failed, whatever the cause. */
  failed?: string | undefined;
  refusals: readonly Refusal[];
  /** What names it, while it can't be unpublished because of that; `kind` is the type as staff call it. */
  naming: readonly (NamedRecord & { kind: string; field?: string })[];
  /** Since when the whole site has been pinned to an earlier release. */
  heldSince?: string | undefined;
  /** Whether visitors see it, in this or an earlier version. */
  shown: boolean;
  /** When staff published the version visitors see, by the panel's clock; undefined if it isn't known. */
  shownSince?: string | undefined;
  /** Where they see it: '/service/logo-design'. */
  address?: string | undefined;
}

/** What the whole site shows. */
export interface SiteRelease {
  /** When it was published; undefined while it shows the repository's content. */
  publishedAt?: string | undefined;
  /** Everything staff published before this time, by the admin host's clock, has been processed. */
  readAt?: string | undefined;
  /** Since when it has been pinned to an earlier release. */
  heldSince?: string | undefined;
  /** The previous release, which it can return to. */
  earlier?: { publishedAt: string; differs: readonly string[] } | undefined;
}

/** The result of checking a draft. */
export interface DraftCheck {
  refusals: readonly Refusal[];
}

/** Which answers a question gets: from the assistant visitors use, and from one that knows the draft. */
export interface TriedWording {
  question: string;
  now: FoundAnswer;
  withDraft: FoundAnswer;
}

/** The messages between visitor and staff, and whether replies are also emailed. */
export interface StaffTalk extends TalkView {
  mailsReplies: boolean;
}

/** A page that shows a draft: HTML without scripts. */
export interface DraftPage {
  html: string;
}
