import { isServiceSlug } from '#catalogue/look-up.ts';
import { estimateLines } from '#leads/estimate-lines.ts';
import { isReference, sentParameter, talkParameter } from '#leads/form-fields.ts';
import { isTalkKey } from '#leads/talk-addresses.ts';
import type { FormValues } from './form-values.ts';

/** The form's initial values: a service, an estimate; or the reference of a message that has been sent. */
export const contactParameters = ['item', 'discount', 'service', sentParameter];

export interface Prefill {
  values: FormValues;
  estimateLines: readonly string[];
  reference: string | null;
  /** The URL of replies to that message. */
  talk: string;
  /** Changes with the initial values, so that the form is reset. */
  key: string;
}

export function thanksPath(reference: string, talk: string): string {
  return `/contact?${sentParameter}=${reference}&${talkParameter}=${talk}#message`;
}

export function readPrefill(address: string): Prefill {
  const { searchParams } = new URL(address);
  const sent = searchParams.get(sentParameter) ?? '';
  const talk = searchParams.get(talkParameter) ?? '';
  const estimate = readEstimate(searchParams);
  const wanted = searchParams.get('service') ?? estimate.get('item')?.split('.')[0] ?? '';
  const service = isServiceSlug(wanted) ? wanted : '';
  const lines = estimateLines(estimate.toString());
  return {
    values: {
      ...(service ? { service } : {}),
      ...(lines.length > 0 ? { estimate: estimate.toString() } : {}),
    },
    estimateLines: lines,
    reference: isReference(sent) ? sent : null,
    talk: isTalkKey(talk) ? talk : '',
    key: `${service} ${estimate}`,
  };
}

/** The part of the query that the estimator wrote. */
function readEstimate(query: URLSearchParams): URLSearchParams {
  const items = query.getAll('item').filter((item) => /^[\w.-]+$/.test(item));
  const estimate = new URLSearchParams(items.map((item) => ['item', item]));
  if (query.get('discount') === '1') estimate.set('discount', '1');
  return estimate;
}
