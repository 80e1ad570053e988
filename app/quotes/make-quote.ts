import { quote } from '#catalogue/quote.ts';
import type { Choice } from '#catalogue/quote-address.ts';
import { quoteConditions } from '#catalogue/quote-notes.ts';
import { type FrozenQuote, type MakeOutcome, quoteUnavailableMessage } from '#leads/quotes.ts';
import type { VisitorQuotes } from '#server/render-page.ts';
import { valuesOf } from '../contact/form-values.ts';
import { readChoice } from '../estimator/choice.ts';
import { estimateView } from '../estimator/estimate-view.ts';

const nothingChosen = {
  kind: 'nothing chosen',
  message: 'Choose a service first, and the quote is made of it.',
} as const;

/** Creates a quote from an estimator's query. */
export async function makeQuote(
  request: Request,
  quotes: VisitorQuotes | undefined,
): Promise<MakeOutcome | typeof nothingChosen> {
  const choice = readChoice(new URL(request.url).searchParams)?.choice;
  if (!choice || choice.items.length === 0) return nothingChosen;
  if (!quotes) return { kind: 'away', message: quoteUnavailableMessage };
  const { query } = estimateView(choice);
  return quotes.make(freeze(choice), query, valuesOf(await request.formData()));
}

/** The sheet's current text for a selection, frozen. */
export function freeze(choice: Choice): FrozenQuote {
  const { lines, subtotal, discountLabel, discount, total, deliveryAtOnce, deliveryInSequence } = estimateView(choice);
  const worked = quote(choice.items, choice);
  return {
    lines: lines.map(({ name, path, detail, total: price }, index) => ({
      name,
      path,
      detail,
      price,
      priced: worked.lines[index]?.total !== null,
    })),
    subtotal,
    discountLabel,
    discount,
    total,
    deliveryAtOnce,
    deliveryInSequence,
    conditions: quoteConditions(worked),
  };
}
