import './disable-schema-compiler.ts';

/** What the form needs once someone fills it in: the schema, the draft, and the request. */
export { readLead } from '#leads/lead-schema.ts';
export { clearDraft, loadDraft, restoreInto, saveDraft, typedInto } from './draft.ts';
export { fetchToken } from './fetch-token.ts';
export { sendLead } from './send-lead.ts';
