import { company } from '#company/facts.ts';
import { noMatchId } from './answer.ts';
import { basedOn } from './based-on.ts';
import { LeaveQuestion, PersonOffer } from './leave-question.tsx';
import type { Extras, Message } from './message.ts';
import { PackageCard } from './package-card.tsx';
import { QuoteCard } from './quote-card.tsx';
import styles from './reply.module.css';
import { ReplyActions } from './reply-actions.tsx';
import card from './reply-card.module.css';
import { packageOf, quoteOf } from './reply-items.ts';
import { ReplyLinks } from './reply-links.tsx';
import { ReplyTable } from './reply-table.tsx';
import { ReplyText } from './reply-text.tsx';
import { shownAround } from './shown-text.ts';

export function Reply({ message }: { message: Message }) {
  const { text, reply } = message;
  const source = reply && basedOn(reply);
  const row = reply && packageOf(reply);
  const { above, below } = shownAround(text, reply);
  return (
    <>
      {row && reply ? (
        <div className={card.package}>
          <PackageCard row={row} facts={reply.facts} />
          {above && <ReplyText text={above} />}
        </div>
      ) : (
        <ReplyText text={above} leads={reply !== undefined} />
      )}
      {reply && <Tables reply={reply} />}
      {reply && <ReplyLinks reply={reply} />}
      {below && (
        <div className={styles.below}>
          <ReplyText text={below} />
        </div>
      )}
      {reply?.id === noMatchId ? <LeaveQuestion /> : needsPerson(message) && <PersonOffer />}
      {reply && (
        <div className={styles.foot}>
          {source && <p className={styles.source}>Based on {source}</p>}
          <ReplyActions message={message} />
        </div>
      )}
    </>
  );
}

/** It didn't help, or refers to people itself: problems with an order, and anything that has to be agreed. */
function needsPerson({ text, score }: Message): boolean {
  return score === -1 || text.includes(company.email);
}

function Tables({ reply }: { reply: Extras }) {
  const quote = quoteOf(reply);
  return reply.tables.map((table) =>
    table === quote ? (
      <QuoteCard key={table.caption} table={table} />
    ) : (
      <ReplyTable key={table.caption} table={table} />
    ),
  );
}
