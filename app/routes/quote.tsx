import { data, redirect } from 'react-router';
import { pageTitle } from '#company/page-title.ts';
import { type AcceptOutcome, quotePath, quoteUnavailableMessage } from '#leads/quotes.ts';
import { headersOf, statusOf } from '#server/leads/outcome-answer.ts';
import { keptValues, valuesOf } from '../contact/form-values.ts';
import { missingPage } from '../pages/missing-page.ts';
import { AcceptForm } from '../quotes/accept-form.tsx';
import { FiguresToday } from '../quotes/figures-today.tsx';
import { OrderLines } from '../quotes/order-lines.tsx';
import styles from '../quotes/quote-page.module.css';
import { QuoteSheet } from '../quotes/quote-sheet.tsx';
import { quoteView } from '../quotes/quote-view.ts';
import { Band } from '../sections/band.tsx';
import { PageHeader } from '../sections/page-header.tsx';
import { quotesContext } from '../server-contexts.ts';
import type { Route } from './+types/quote';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData ? `Quote ${loaderData.quote.number}` : 'Quote') },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'color-scheme', content: 'light dark' },
];

/** Anyone with the URL sees the quote, so it is kept out of caches, search engines and referrers. */
const quietHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'strict-origin',
};

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const quotes = context.get(quotesContext);
  // If the database is down, that isn't the visitor's fault and may be temporary.
  const quote = await quotes?.find(params.id).catch(() => {
    throw data(null, { status: 503, headers: quietHeaders });
  });
  if (!quotes || !quote) throw missingPage(request);
  const token = quote.state === 'open' ? await quotes.token() : '';
  return data({ quote: quoteView(quote), token }, { headers: quietHeaders });
}

/** Stored, then shown at a URL that can be reloaded; or the form again with what is missing. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const quotes = context.get(quotesContext);
  const values = valuesOf(await request.formData());
  const outcome: AcceptOutcome = quotes
    ? await quotes.accept(params.id, values)
    : { kind: 'away', message: quoteUnavailableMessage };
  // An invalid key isn't repeated: a header can't contain every character.
  if (outcome.kind === 'unknown') throw missingPage(request);
  if (outcome.kind === 'accepted' || outcome.kind === 'closed') throw redirect(`${quotePath(params.id)}#order`, 303);
  return data({ outcome, values: keptValues(values) }, { status: statusOf(outcome), headers: headersOf(outcome) });
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  const retry = actionHeaders.get('retry-after');
  return retry === null ? loaderHeaders : { ...Object.fromEntries(loaderHeaders), 'retry-after': retry };
}

export default function QuotePage({ loaderData: { quote, token }, actionData }: Route.ComponentProps) {
  return (
    <>
      <div className={styles.head}>
        <PageHeader heading={quote.heading} lead={quote.lead} kicker={`Quote ${quote.number}`} compact />
      </div>
      <Band labelledBy="quote">
        <div className={styles.columns}>
          <QuoteSheet quote={quote} />
          <div className={styles.next}>
            {quote.state === 'open' && (
              <AcceptForm token={token} outcome={actionData?.outcome} values={actionData?.values ?? {}} />
            )}
            {quote.state === 'accepted' && <OrderLines quote={quote} />}
            {quote.today && <FiguresToday today={quote.today} />}
          </div>
        </div>
      </Band>
    </>
  );
}
