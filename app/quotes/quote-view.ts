import { orderPlace } from '#catalogue/say/order-words.ts';
import type { ShownQuote } from '#leads/quotes.ts';
import { readChoice } from '../estimator/choice.ts';
import { estimateView } from '../estimator/estimate-view.ts';
import { sitePages } from '../pages/site-pages.ts';

/** The current price of the same selection. */
export interface Today {
  /** '$800'; null if none of it is sold any more. */
  total: string | null;
  /** The estimator with those items that are still sold. */
  path: string;
}

/** Everything a quote's page shows. */
export interface QuoteView extends Omit<ShownQuote, 'madeAt' | 'validUntil' | 'acceptedAt' | 'choice'> {
  heading: string;
  lead: string;
  /** '2 December 2026'. */
  made: string;
  validUntil: string;
  today: Today | null;
}

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function quoteView({ madeAt, validUntil, acceptedAt, choice, ...quote }: ShownQuote): QuoteView {
  const until = dates.format(validUntil);
  const closed = quote.state === 'expired' || quote.state === 'withdrawn';
  return {
    ...quote,
    ...words(quote.state, { until, accepted: dates.format(acceptedAt ?? validUntil) }),
    made: dates.format(madeAt),
    validUntil: until,
    today: closed ? todayOf(choice) : null,
  };
}

function words(state: ShownQuote['state'], { until, accepted }: { until: string; accepted: string }) {
  switch (state) {
    case 'open':
      return {
        heading: 'Your quote',
        lead: `These prices hold until the end of ${until} (UTC), whatever happens to our price list. Nothing is ordered yet.`,
      };
    case 'accepted':
      return {
        heading: 'Quote accepted',
        lead: `You accepted this quote on ${accepted}, and our team knows. What is left is to order each line ${orderPlace()}.`,
      };
    case 'withdrawn':
      return {
        heading: 'Quote withdrawn',
        lead: "We have withdrawn this quote, so it can't be accepted any more. Ask us if you don't know why.",
      };
    default:
      return {
        heading: 'Quote expired',
        lead: `This quote held until the end of ${until} (UTC). It can't be accepted any more, and prices may have changed.`,
      };
  }
}

function todayOf(choice: string): Today {
  const read = readChoice(new URLSearchParams(choice))?.choice;
  const view = estimateView(read ?? { items: [], discount: false });
  if (view.lines.length === 0) return { total: null, path: sitePages.estimate.path };
  return { total: view.total, path: `${sitePages.estimate.path}?${view.query}#estimate` };
}
