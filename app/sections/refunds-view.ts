import { policies } from '#catalogue/policies.ts';
import { renderTexts } from '#catalogue/render-texts.ts';
import type { RefundsText } from '#content/pages/page-types.ts';
import { refunds } from '#content/pages/refunds.ts';

/** Without rows if nothing is refunded. */
export function refundsView(): RefundsText {
  return renderTexts(policies.refund ? refunds : { ...refunds, rows: [] });
}
