import { type MouseEvent, useState } from 'react';
import { absoluteUrl, emailUrl, orderApp, whatsappUrl } from '#company/addresses.ts';
import { company } from '#company/facts.ts';
import { wording } from '#company/wording.ts';
import { sitePages } from '../pages/site-pages.ts';
import button from '../ui/button.module.css';
import { ButtonLink } from '../ui/button-link.tsx';
import { estimateMessage } from './estimate-message.ts';
import styles from './estimate-sheet.module.css';
import type { EstimateView } from './estimate-view.ts';
import { printEstimate } from './print-estimate.ts';
import { quoteFormId } from './quote-form.tsx';

/** The agency's name, also in print. */
const sender = [
  company.legalName,
  company.email,
  ...(company.whatsapp ? [`WhatsApp ${company.whatsapp}`] : []),
  ...(company.telephone ? [company.telephone] : []),
];

export const sheetId = 'your-estimate';

interface Props {
  view: EstimateView;
  /** Why no quote was created. */
  quoteProblem: string | undefined;
}

/** The total as a sheet that can be printed, shared and sent. */
export function EstimateSheet({ view, quoteProblem }: Props) {
  return (
    <div id={sheetId} className={styles.sheet} data-estimate-sheet="">
      <h3 className={styles.heading}>Your estimate</h3>
      <p className={styles.sender}>{sender.join(', ')}</p>
      <dl className={styles.items}>
        {view.lines.map(({ name, detail, total }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same package may stand on two lines.
          <div key={index} className={styles.item}>
            <dt>
              {name} <span className={styles.detail}>{detail}</span>
            </dt>
            <dd>{total}</dd>
          </div>
        ))}
        {view.discount !== null && (
          <>
            <div className={styles.item}>
              <dt>Before the discount</dt>
              <dd>{view.subtotal}</dd>
            </div>
            <div className={styles.item}>
              <dt>{view.discountLabel}</dt>
              <dd>{view.discount}</dd>
            </div>
          </>
        )}
      </dl>
      <output className={styles.total} aria-live="polite">
        <span>Total</span> <span className={styles.figure}>{view.total}</span>
      </output>
      {view.lines.length > 0 && (
        <>
          {view.deliveryAtOnce && (
            <dl className={styles.times}>
              <div>
                <dt>{view.deliveryInSequence ? 'All at once' : wording.time.heading}</dt>
                <dd>{view.deliveryAtOnce}</dd>
              </div>
              {view.deliveryInSequence && (
                <div>
                  <dt>One after the other</dt>
                  <dd>{view.deliveryInSequence}</dd>
                </div>
              )}
            </dl>
          )}
          <ul className={styles.notes}>
            {view.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <Actions view={view} quoteProblem={quoteProblem} />
        </>
      )}
    </div>
  );
}

function Actions({ view, quoteProblem }: Props) {
  const address = `${sitePages.estimate.path}?${view.query}#estimate`;
  const message = estimateMessage(view, absoluteUrl(address));
  const contactPath = `${sitePages.contact.path}?${view.query}#message`;
  return (
    <div className={styles.actions}>
      {orderApp ? (
        <ButtonLink to={orderApp.services}>Order in the ordering app</ButtonLink>
      ) : (
        <ButtonLink to={contactPath}>Send us this estimate</ButtonLink>
      )}
      {quoteProblem && (
        <p className={styles.problem} role="alert">
          {quoteProblem}
        </p>
      )}
      <button type="submit" form={quoteFormId} className={`${button.button} ${button.outline}`}>
        Make this a quote
      </button>
      <p className={styles.hint}>A quote holds these prices for {view.quoteHolds}.</p>
      <details className={styles.more}>
        <summary>Send, share or print</summary>
        <ul className={styles.ways}>
          {orderApp && (
            <li>
              <a href={contactPath}>Send us this estimate</a>
            </li>
          )}
          {company.whatsapp && (
            <li>
              <a href={whatsappUrl(message)} target="_blank" rel="noopener">
                Send by WhatsApp
              </a>
            </li>
          )}
          <li>
            <a href={emailUrl('Estimate', message)}>Send by email</a>
          </li>
          <li>
            <CopiedLink address={address} />
          </li>
          <li className={styles.scripted}>
            <button type="button" onClick={printEstimate}>
              Print
            </button>
          </li>
        </ul>
      </details>
    </div>
  );
}

/** A link to this very page: without scripts, or if the browser denies access to the clipboard, it is copied by hand. */
function CopiedLink({ address }: { address: string }) {
  const [copied, setCopied] = useState('');

  async function copy(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    const done = await navigator.clipboard.writeText(event.currentTarget.href).then(
      () => 'Copied',
      () => "Copying isn't allowed here: press and hold the link",
    );
    setCopied(done);
  }

  return (
    <>
      <a href={address} onClick={copy}>
        Copy this link
      </a>{' '}
      <span className={styles.copied} role="status">
        {copied}
      </span>
    </>
  );
}
