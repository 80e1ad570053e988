import { sentPart } from '#leads/contact-fields.ts';
import { estimateLines } from '#leads/estimate-lines.ts';
import { type Deliverer, storedMarks } from '../delivery/deliverer.ts';
import type { StoredLead } from '../store/lead-store.ts';
import { type AdminHost, AdminHostError, queryComplete } from './admin-host.ts';

export const leadDocument = 'mutation Lead($data: LeadInput!) { createLead(data: $data) { documentId } }';

/** Sets the status of a message. */
export const markDocument =
  'mutation Mark($reference: String!, $state: ENUM_LEAD_STATE!) { markLead(reference: $reference, state: $state) }';

/** The reference exists already: an interrupted delivery had arrived after all. */
const arrivedBefore = /must be unique/;

function kindInWords({ kind, quote }: StoredLead): string {
  return { message: 'Message', 'hand-over': 'Handed over in the chat', acceptance: `Accepts quote ${quote}` }[kind];
}

/** Delivers messages to the panel's inbox. Suspected spam isn't delivered. */
export function createAdminDeliverer(inbox: AdminHost): Deliverer {
  return {
    channel: 'admin',
    kinds: ['message', 'visitor', 'staff'],
    accepts: (marks) => !marks.includes('trap'),
    async deliver(lead, _, signal, said) {
      // The panel fetches a talk from the site; all it has to store is whose turn it is.
      if (said)
        return void (await queryComplete(
          inbox,
          markDocument,
          { reference: lead.reference, state: lead.status },
          { signal },
        ));
      const data = {
        reference: lead.reference,
        kind: kindInWords(lead),
        receivedAt: new Date(lead.created_at).toISOString(),
        ...sentPart(lead),
        estimate: estimateLines(lead.estimate).join('\n'),
        marks: storedMarks(lead).join(' '),
      };
      try {
        const { errors } = await inbox.query(leadDocument, { data }, { signal });
        const [fault] = errors;
        if (fault && !arrivedBefore.test(fault.message)) throw new AdminHostError(fault.message);
      } catch (error) {
        if (!(error instanceof AdminHostError) || !arrivedBefore.test(error.message)) throw error;
      }
    },
  };
}
